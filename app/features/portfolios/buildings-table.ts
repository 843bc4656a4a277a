import { compareDoNow } from '#law/city-record/do-now.ts';
import { isLimited, type PeriodAssessment } from '#law/ll97/assessment.ts';
import { PERIODS } from '#law/ll97/periods.ts';
import { price } from '#app/ui/numbers.ts';
import type { PortfolioDates } from './portfolio.server.ts';
import type { RecordColumns } from './record-columns.ts';
import { PENALTY_TEXTS } from './texts.ts';
import type { DueDate } from './to-do.ts';

/** By period. An amount is absent where the law sets no limit. */
export type Penalties = 'not calculated' | { isEstimate: boolean; amounts: readonly (number | undefined)[] };

export interface ListedBuilding {
  building: PortfolioDates['buildings'][number];
  record: RecordColumns;
  next?: DueDate;
  /** Absent if Local Law 97 does not cover the building. */
  penalties?: Penalties;
}

/** The later periods repeat the rules of the second. Only the file has them. */
export const SHOWN_PERIODS = PERIODS.filter(({ isAssumption }) => !isAssumption).map(({ name }) => name);

export const toPenalties = (
  assessments: readonly PeriodAssessment[] | undefined,
  isEstimate: boolean,
): Penalties => {
  if (!assessments) return 'not calculated';
  const limited = assessments.filter((each) => isLimited(each));
  const amounts = PERIODS.map(({ name }) => limited.find(({ period }) => period.name === name)?.penalty);
  return { isEstimate, amounts };
};

export const penaltyAmount = ({ penalties }: ListedBuilding, period: number): number | undefined =>
  typeof penalties === 'object' ? penalties.amounts[period] : undefined;

export function penaltyText(listed: ListedBuilding, period: number): string {
  const { penalties } = listed;
  if (penalties === undefined) return PENALTY_TEXTS.notCovered;
  if (penalties === 'not calculated') return PENALTY_TEXTS.notCalculated;
  const amount = penaltyAmount(listed, period);
  if (amount === undefined) return PENALTY_TEXTS.noLimit;
  return penalties.isEstimate ? PENALTY_TEXTS.estimate(price(amount)) : price(amount);
}

/** Undefined if no building has figures. */
export function penaltyTotals(rows: readonly ListedBuilding[]) {
  const covered = rows.filter(({ penalties }) => penalties !== undefined);
  const calculated = covered.filter(({ penalties }) => typeof penalties === 'object');
  if (calculated.length === 0) return undefined;
  return {
    label: PENALTY_TEXTS.total(calculated.length, covered.length),
    amounts: SHOWN_PERIODS.map((_, period) =>
      price(calculated.reduce((sum, row) => sum + (penaltyAmount(row, period) ?? 0), 0)),
    ),
  };
}

const SORTS = ['open', 'due', 'hearing', 'penalty', 'address'] as const;
const FILTERS = ['now', 'open', 'due', 'hearing', 'penalty'] as const;

export type Sort = (typeof SORTS)[number];
export type Filter = (typeof FILTERS)[number];

export interface BuildingList {
  /** The most urgent first if absent. */
  sort?: Sort;
  /** Only buildings that have it. */
  only?: Filter;
}

export const parseList = (query: URLSearchParams): BuildingList => ({
  sort: SORTS.find((each) => each === query.get('sort')),
  only: FILTERS.find((each) => each === query.get('only')),
});

export const listQuery = ({ sort, only }: BuildingList): URLSearchParams =>
  new URLSearchParams([...(sort ? [['sort', sort]] : []), ...(only ? [['only', only]] : [])]);

const maxPenalty = (row: ListedBuilding): number =>
  Math.max(...SHOWN_PERIODS.map((_, period) => penaltyAmount(row, period) ?? 0));

const HAS: Record<Filter, (row: ListedBuilding) => boolean> = {
  now: ({ record: { doNow = [] } }) => doNow.length > 0,
  open: ({ record: { open } }) => (open?.value ?? 0) > 0,
  due: ({ record: { due } }) => (due?.value ?? 0) > 0,
  hearing: ({ record: { hearing } }) => hearing !== undefined,
  penalty: (row) => maxPenalty(row) > 0,
};

const LAST = '9999-12-31';

type Compare = (one: ListedBuilding, other: ListedBuilding) => number;

/** What is to be done now comes before the next date. */
const byUrgency: Compare = (one, other) => {
  const [[first], [second]] = [one.record.doNow ?? [], other.record.doNow ?? []];
  if (first && second) return compareDoNow({ ...first, key: '' }, { ...second, key: '' });
  if (first || second) return first ? -1 : 1;
  return (one.next?.day ?? LAST).localeCompare(other.next?.day ?? LAST);
};

/** The most and the soonest first. Buildings without a figure come last. */
const COMPARE: Record<Sort, Compare> = {
  open: (one, other) => (other.record.open?.value ?? -1) - (one.record.open?.value ?? -1),
  due: (one, other) => (other.record.due?.value ?? -1) - (one.record.due?.value ?? -1),
  hearing: (one, other) => (one.record.hearing ?? LAST).localeCompare(other.record.hearing ?? LAST),
  penalty: (one, other) => maxPenalty(other) - maxPenalty(one),
  address: () => 0,
};

const byAddress: Compare = ({ building: one }, { building: other }) =>
  one.address.localeCompare(other.address, 'en-US', { numeric: true });

export const listBuildings = (rows: readonly ListedBuilding[], { sort, only }: BuildingList) =>
  rows
    .filter((row) => !only || HAS[only](row))
    .toSorted((one, other) => (sort ? COMPARE[sort] : byUrgency)(one, other) || byAddress(one, other));
