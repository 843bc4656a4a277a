import { compareDoNow, type DoNow, doNow } from '#law/city-record/do-now.ts';
import type { RecordSet, SetState } from '#law/city-record/rows.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { isLimited, type PeriodAssessment } from '#law/ll97/assessment.ts';
import { PERIODS } from '#law/ll97/periods.ts';
import type { BuildingLines } from '#app/data/buildings.server.ts';
import { countText, formatNumber, price } from '#law/numbers.ts';
import type { PortfolioDates } from './portfolio.server.ts';
import { PENALTY_TEXTS, RECORD_TEXTS } from './texts.ts';
import { countQuestions, type DueDate } from './to-do.ts';

/** A count from city records. It is a minimum if data sets are missing or outdated. */
export interface RecordCount {
  value: number;
  isAtLeast: boolean;
}

/** A building's columns from city records. A count is absent if none of its data sets is loaded. */
export interface RecordColumns {
  open?: RecordCount;
  due?: RecordCount;
  hearing?: string;
  /** Most urgent first. */
  doNow?: readonly DoNow[];
}

const MONEY_SETS = ['dob-ecb-violations', 'oath-hearings'] as const satisfies RecordSet[];

const OPEN_SETS = [
  ...MONEY_SETS,
  'hpd-violations',
  'dob-violations',
  'dob-safety-violations',
] as const satisfies RecordSet[];

function toCount(value: number, states: readonly SetState[]): RecordCount | undefined {
  if (states.every(({ loaded }) => !loaded)) return undefined;
  return { value, isAtLeast: states.some(({ loaded, isOld }) => !loaded || isOld) };
}

function recordColumns({ items, counts, sets }: RecordSummary, list: readonly DoNow[]): RecordColumns {
  const [hearing] = items.flatMap((item) => item.hearing ?? []).toSorted();
  return {
    open: toCount(
      counts.openTotal,
      OPEN_SETS.map((set) => sets[set]),
    ),
    due: toCount(
      counts.balanceDue,
      MONEY_SETS.map((set) => sets[set]),
    ),
    hearing,
    doNow: list,
  };
}

export const columnsByLot = (
  records: ReadonlyMap<string, RecordSummary>,
  buildings: readonly Pick<BuildingLines, 'bbl' | 'lines' | 'facts'>[],
): ReadonlyMap<string, RecordColumns> =>
  new Map(
    buildings.flatMap(({ bbl, lines, facts }) => {
      const record = records.get(bbl);
      return record ? [[bbl, recordColumns(record, doNow(lines, record, facts))] as const] : [];
    }),
  );

/** The first thing to do, and how many more there are. */
export function nowText({ doNow: [first, ...others] = [] }: RecordColumns): string {
  if (!first) return '';
  return others.length > 0 ? `${first.text} ${RECORD_TEXTS.more(others.length)}` : first.text;
}

/** Returns an exact figure only if all data sets are loaded and current. */
function recordCountText(figure: RecordCount | undefined, show: (value: number) => string): string {
  if (!figure) return RECORD_TEXTS.notLoaded;
  const { value, isAtLeast } = figure;
  if (!isAtLeast) return show(value);
  return value === 0 ? RECORD_TEXTS.noneFound : RECORD_TEXTS.atLeast(show(value));
}

export const openText = ({ open }: RecordColumns): string => recordCountText(open, formatNumber);

export const dueText = ({ due }: RecordColumns): string => recordCountText(due, price);

export function hearingText({ hearing, due }: RecordColumns, show: (day: string) => string): string {
  if (hearing) return show(hearing);
  if (!due) return RECORD_TEXTS.notLoaded;
  return due.isAtLeast ? RECORD_TEXTS.noneFound : RECORD_TEXTS.noHearing;
}

const sumCounts = (figures: readonly (RecordCount | undefined)[]): RecordCount | undefined => {
  const known = figures.filter((figure) => figure !== undefined);
  if (known.length === 0) return undefined;
  return {
    value: known.reduce((sum, { value }) => sum + value, 0),
    isAtLeast: known.length < figures.length || known.some(({ isAtLeast }) => isAtLeast),
  };
};

/** "37 open items, $37,570.50 due, next hearing December 4, 2026" */
function totalsText(columns: readonly RecordColumns[]): string | undefined {
  const open = sumCounts(columns.map((each) => each.open));
  const due = sumCounts(columns.map((each) => each.due));
  const [hearing] = columns.flatMap((each) => each.hearing ?? []).toSorted();
  const parts = [
    open && RECORD_TEXTS.openTotal(openText({ open }), open.value),
    due && RECORD_TEXTS.dueTotal(dueText({ due })),
    hearing && RECORD_TEXTS.nextHearing(longDay(hearing)),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

export function describePortfolio(
  loaded: PortfolioDates,
  columns: ReadonlyMap<string, RecordColumns>,
): string {
  const { buildings, dates } = loaded;
  const questions = countQuestions(loaded);
  const done = dates.filter(({ doneAt }) => doneAt).length;
  const totals = totalsText([...columns.values()]);
  const parts = [
    countText(buildings.length, 'building'),
    ...(totals ? [totals] : []),
    `${countText(dates.length, 'date')} in the next twelve months`,
    ...(done > 0 ? [`${done} done`] : []),
    ...(questions > 0 ? [`${countText(questions, 'question')} open`] : []),
  ];
  return parts.join(' · ');
}

/** `amounts` has one entry per period, which is undefined if the law sets no limit for that period. */
export type Penalties = 'not calculated' | { isEstimate: boolean; amounts: readonly (number | undefined)[] };

export interface ListedBuilding {
  building: PortfolioDates['buildings'][number];
  record: RecordColumns;
  next?: DueDate;
  /** Absent if Local Law 97 does not cover the building. */
  penalties?: Penalties;
}

/** Later periods use assumed coefficients, so only the CSV file lists them. */
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

/** Undefined if no penalty is calculated. */
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
  /** Defaults to most urgent first. */
  sort?: Sort;
  /** Shows only buildings with this, such as a hearing or a penalty. */
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

/** Buildings with something to do now come before those with only a date. */
const byUrgency: Compare = (one, other) => {
  const [[first], [second]] = [one.record.doNow ?? [], other.record.doNow ?? []];
  if (first && second) return compareDoNow({ ...first, key: '' }, { ...second, key: '' });
  if (first || second) return first ? -1 : 1;
  return (one.next?.day ?? LAST).localeCompare(other.next?.day ?? LAST);
};

/** Highest and soonest first. Buildings without a value come last. */
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
