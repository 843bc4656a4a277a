import type { RecordSet, SetState } from '#law/city-record/rows.ts';
import type { BuildingLines } from '#app/data/buildings.server.ts';
import { type DoNow, doNow } from '#law/city-record/do-now.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { price } from '#app/ui/numbers.ts';
import { RECORD_TEXTS } from './texts.ts';

/** What a number of the city's record is worth: sets may be missing or old. */
export interface RecordCount {
  value: number;
  isAtLeast: boolean;
}

/** Of a building. A figure is absent if none of its sets is loaded. */
export interface RecordColumns {
  open?: RecordCount;
  due?: RecordCount;
  hearing?: string;
  /** The most urgent first. */
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

/** "2 more" stands for the rest. */
export function nowText({ doNow: [first, ...others] = [] }: RecordColumns): string {
  if (!first) return '';
  return others.length > 0 ? `${first.text} ${RECORD_TEXTS.more(others.length)}` : first.text;
}

/** "None" is said only of sets that are loaded and not old. */
function countText(figure: RecordCount | undefined, show: (value: number) => string): string {
  if (!figure) return RECORD_TEXTS.notLoaded;
  const { value, isAtLeast } = figure;
  if (!isAtLeast) return show(value);
  return value === 0 ? RECORD_TEXTS.noneFound : RECORD_TEXTS.atLeast(show(value));
}

export const openText = ({ open }: RecordColumns): string =>
  countText(open, (value) => value.toLocaleString('en-US'));

export const dueText = ({ due }: RecordColumns): string => countText(due, price);

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
export function totalsText(columns: readonly RecordColumns[]): string | undefined {
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
