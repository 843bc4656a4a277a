import { BOROUGHS } from '../lot.ts';
import { facadeSubCycle, GAS_GROUPS, gasDeadline, wallDeadline } from './districts.ts';

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

/** What is due, and for which lots, for a reader whose lot is not known. */
export function whatWithoutLot({ key, what }: { key: string; what: string }): string {
  const group = lotGroup(key);
  return group ? `${what} (${group.lots} only)` : what;
}
