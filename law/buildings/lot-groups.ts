import { boroughName, BOROUGHS } from '../lot.ts';
import {
  communityDistrict,
  facadeSubCycle,
  GAS_GROUPS,
  gasDeadline,
  gasGroup,
  parkingSubCycle,
  wallDeadline,
} from './districts.ts';

/** The group of lots that a deadline applies to, if lots have different deadlines, and what decides. */
export interface LotGroup {
  /** "community districts 4, 6, 8, 9 and 16". */
  lots: string;
  /** "community district". */
  decidedBy: string;
}

const inWords = (numbers: readonly number[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-US', { type }).format(numbers.map(String)).replace(/, (and|or) /, ' $1 ');

const digitsOf = (cycle: string): number[] =>
  Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => facadeSubCycle(digit) === cycle);

const gasGroups = GAS_GROUPS.map(
  ({ group, numbers }) =>
    [gasDeadline(group), `community districts ${inWords(numbers, 'conjunction')}`] as const,
);

const facades = (['10a', '10b', '10c'] as const).map(
  (cycle) => [`fisp-${cycle}`, `tax blocks that end in ${inWords(digitsOf(cycle), 'disjunction')}`] as const,
);

const walls = BOROUGHS.map(
  ({ name }) => [wallDeadline(name), `walls in ${name === 'Bronx' ? 'the Bronx' : name}`] as const,
);

/** The lots of each parking sub-cycle. 1 RCNY 103-13(c). */
const PARKING = [
  ['ll126-1a', 'Manhattan community districts 1 to 7'],
  ['ll126-1b', 'Manhattan community districts 8 to 12, and Brooklyn'],
  ['ll126-1c', 'the Bronx, Queens and Staten Island'],
] as const;

const groupsBy = (decidedBy: string, groups: readonly (readonly [key: string, lots: string])[]) =>
  groups.map(([key, lots]) => [key, { lots, decidedBy }] as const);

const GROUPS: ReadonlyMap<string, LotGroup> = new Map([
  ...groupsBy('community district', [...gasGroups, ...PARKING]),
  ...groupsBy('tax block', [
    ...facades,
    ['ll87-report', 'tax blocks that end in the last digit of the year'],
  ]),
  ...groupsBy('borough', walls),
]);

/** Undefined if the deadline is the same for every lot. */
export const lotGroup = (key: string): LotGroup | undefined => GROUPS.get(key);

/** The deadlines, of those that a district decides, that a lot in this one has. */
function deadlinesIn(district: number): readonly string[] {
  const found = communityDistrict(district);
  const group = gasGroup(district);
  if (!found || !group) return [];
  const { borough } = found;
  return [gasDeadline(group), `ll126-${parkingSubCycle(found)}`, wallDeadline(boroughName(borough))];
}

const isByDistrict = (key: string): boolean => {
  const decidedBy = lotGroup(key)?.decidedBy;
  return decidedBy !== undefined && decidedBy !== 'tax block';
};

/** The deadlines whose day a community district decides. */
export const KEYS_BY_DISTRICT: readonly string[] = [...GROUPS.keys()].filter(isByDistrict);

/** Whether a deadline can be that of a reader: not where their community district has another day. */
export const isForDistrict = (key: string, district: number | undefined): boolean =>
  district === undefined || !isByDistrict(key) || deadlinesIn(district).includes(key);

/** The lots that a deadline is for, unless the reader's community district says that theirs is among them. */
export const undecidedGroup = (key: string, district: number | undefined): LotGroup | undefined =>
  district !== undefined && isByDistrict(key) ? undefined : lotGroup(key);

/** What is due, with whose day it is, for a reader whose lot is not known. */
export function whatWithoutLot({ key, what }: { key: string; what: string }, district?: number): string {
  const group = undecidedGroup(key, district);
  return group ? `${what} (${group.lots} only)` : what;
}
