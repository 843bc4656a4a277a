import type { RecordSet, SetState } from '#law/city-record/rows.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { price } from '#app/ui/numbers.ts';
import { RECORD_TEXTS } from './texts.ts';

/** What a number of the city's record is worth: sets may be missing or old. */
export interface RecordFigure {
  value: number;
  isAtLeast: boolean;
}

/** Of a building. A figure is absent if none of its sets is loaded. */
export interface RecordColumns {
  open?: RecordFigure;
  due?: RecordFigure;
  hearing?: string;
}

const MONEY_SETS = ['dob-ecb-violations', 'oath-hearings'] as const satisfies RecordSet[];

const OPEN_SETS = [
  ...MONEY_SETS,
  'hpd-violations',
  'dob-violations',
  'dob-safety-violations',
] as const satisfies RecordSet[];

function figureOf(value: number, states: readonly SetState[]): RecordFigure | undefined {
  if (states.every(({ loaded }) => !loaded)) return undefined;
  return { value, isAtLeast: states.some(({ loaded, isOld }) => !loaded || isOld) };
}

function recordColumns({ items, counts, sets }: RecordSummary): RecordColumns {
  const [hearing] = items.flatMap((item) => item.hearing ?? []).toSorted();
  return {
    open: figureOf(
      counts.openTotal,
      OPEN_SETS.map((set) => sets[set]),
    ),
    due: figureOf(
      counts.balanceDue,
      MONEY_SETS.map((set) => sets[set]),
    ),
    hearing,
  };
}

export const columnsByLot = (
  records: ReadonlyMap<string, RecordSummary>,
): ReadonlyMap<string, RecordColumns> =>
  new Map([...records].map(([bbl, record]) => [bbl, recordColumns(record)]));

/** "None" is said only of sets that are loaded and not old. */
function figureText(figure: RecordFigure | undefined, show: (value: number) => string): string {
  if (!figure) return RECORD_TEXTS.notLoaded;
  const { value, isAtLeast } = figure;
  if (!isAtLeast) return show(value);
  return value === 0 ? RECORD_TEXTS.noneFound : RECORD_TEXTS.atLeast(show(value));
}

export const openText = ({ open }: RecordColumns): string =>
  figureText(open, (value) => value.toLocaleString('en-US'));

export const dueText = ({ due }: RecordColumns): string => figureText(due, price);

export function hearingText({ hearing, due }: RecordColumns, show: (day: string) => string): string {
  if (hearing) return show(hearing);
  if (!due) return RECORD_TEXTS.notLoaded;
  return due.isAtLeast ? RECORD_TEXTS.noneFound : RECORD_TEXTS.noHearing;
}
