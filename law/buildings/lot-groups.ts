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

export interface LotGroup {
  lots: string;
  decidedBy: string;
}

const inWords = (numbers: readonly number[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-US', { type }).format(numbers.map(String)).replace(/, (and|or) /, ' $1 ');

const lastDigits = (cycle: string): number[] =>
  Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => facadeSubCycle(digit) === cycle);

const gasGroups = GAS_GROUPS.map(
  ({ group, numbers }) =>
    [gasDeadline(group), `community districts ${inWords(numbers, 'conjunction')}`] as const,
);

const facades = (['10a', '10b', '10c'] as const).map(
  (cycle) =>
    [`fisp-${cycle}`, `tax blocks that end in ${inWords(lastDigits(cycle), 'disjunction')}`] as const,
);

const walls = BOROUGHS.map(
  ({ name }) => [wallDeadline(name), `walls in ${name === 'Bronx' ? 'the Bronx' : name}`] as const,
);

/** 1 RCNY 103-13(c). */
const PARKING = [
  ['ll126-initial', 'Manhattan community districts 8 to 12, the Bronx, Brooklyn, Queens and Staten Island'],
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

export const lotGroup = (key: string): LotGroup | undefined => GROUPS.get(key);

function deadlinesIn(district: number): readonly string[] {
  const found = communityDistrict(district);
  const group = gasGroup(district);
  if (!found || !group) return [];
  const { borough } = found;
  const subCycle = parkingSubCycle(found);
  const initial = subCycle === '1a' ? [] : ['ll126-initial'];
  return [gasDeadline(group), `ll126-${subCycle}`, ...initial, wallDeadline(boroughName(borough))];
}

const isByDistrict = (key: string): boolean => {
  const decidedBy = lotGroup(key)?.decidedBy;
  return decidedBy !== undefined && decidedBy !== 'tax block';
};

export const KEYS_BY_DISTRICT: readonly string[] = [...GROUPS.keys()].filter(isByDistrict);

export const isForDistrict = (key: string, district: number | undefined): boolean =>
  district === undefined || !isByDistrict(key) || deadlinesIn(district).includes(key);

export const undecidedGroup = (key: string, district: number | undefined): LotGroup | undefined =>
  district !== undefined && isByDistrict(key) ? undefined : lotGroup(key);

export function whatWithoutLot({ key, what }: { key: string; what: string }, district?: number): string {
  const group = undecidedGroup(key, district);
  return group ? `${what} (${group.lots} only)` : what;
}
