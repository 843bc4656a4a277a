import { addYears } from '../days.ts';
import type { LawGroup } from '../index.ts';
import type { FigureKind } from './kinds.ts';

export const CERTAINTIES = [
  { value: 'verified', label: 'Verified: read in a current official text, or in two sources' },
  { value: 'reported', label: 'Reported: read in one copy or another source' },
  { value: 'unverified', label: 'Unverified' },
] as const;

export type Certainty = (typeof CERTAINTIES)[number]['value'];

/** What follows an amount that is not verified, where a visitor decides by it. */
export const MARKS: Record<Certainty, string> = {
  verified: '',
  reported: ' (reported)',
  unverified: ' (not verified)',
};

/** Where a figure or deadline was read. */
export interface Source {
  key: string;
  title: string;
  /** Its official address, where it has one. */
  link?: string;
  /** Somebody else reports the official text. */
  isSecondary?: boolean;
}

/** How certain an entry is: a secondary source alone verifies nothing. */
export const certaintyBy = (certainty: Certainty, { isSecondary }: Source): Certainty =>
  certainty === 'verified' && isSecondary ? 'reported' : certainty;

/** Days are those of New York, in ISO 8601. An open end lasts until the next period starts. */
export interface Period {
  from?: string;
  to?: string;
  value: string;
}

/** A number, date or amount of the law, with its source. */
export interface Figure {
  key: string;
  name: string;
  module: LawGroup;
  kind: FigureKind;
  /** In words: for a duration, the plural noun. */
  unit: string;
  /** In the order of time. */
  values: readonly Period[];
  statement: string;
  citation: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
}

/** A day by which the law asks for something, once or again and again. */
export interface Deadline {
  key: string;
  module: LawGroup;
  law: string;
  what: string;
  who: string;
  /** The first day, or the only one; absent where the day depends on something else. */
  date?: string;
  /** 1 for each year. */
  everyYears?: number;
  dateInWords: string;
  penalty: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
  /** When its published version was saved, ISO 8601. */
  updatedAt?: string;
}

/** The published figures and deadlines, by key. */
export interface Register {
  figures: Readonly<Record<string, Figure>>;
  deadlines: Readonly<Record<string, Deadline>>;
}

type Values = Pick<Figure, 'values'>;

/** A row of a form or of the database: anything may be missing. */
export type PeriodRow = { [Name in keyof Period]?: string | null };

export const toPeriods = (rows: readonly PeriodRow[] | null | undefined): Period[] =>
  (rows ?? []).map(({ from, to, value }) => ({
    from: from ?? undefined,
    to: to ?? undefined,
    value: value ?? '',
  }));

const startOf = ({ from = '' }: Period): string => from;

/** The periods of a figure in the order of time. */
export const periodsOf = ({ values }: Values): Period[] =>
  values.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));

/** The period that a day is in. */
export const periodOn = (figure: Values, day: string): Period | undefined =>
  periodsOf(figure).findLast(({ from = '', to = day }) => from <= day && to >= day);

/** The periods that start after a day. */
export const periodsAfter = (figure: Values, day: string): Period[] =>
  periodsOf(figure).filter((period) => startOf(period) > day);

/**
 * The value on a day. Before the first period it is the first value, and after the last one the last: a text may speak
 * of a rule that is to come, or that has ended.
 */
export const valueOn = (figure: Values, day: string): string | undefined =>
  (periodOn(figure, day) ?? periodsAfter(figure, day)[0] ?? periodsOf(figure).at(-1))?.value;

/** What is wrong with the periods of a figure, as a sentence: they overlap, or one ends before it starts. */
export function periodError(values: readonly Period[]): string | undefined {
  const ordered = periodsOf({ values });
  for (const [index, period] of ordered.entries()) {
    const next = ordered[index + 1];
    const { from = '', to } = period;
    if (to !== undefined && to < from) return `The value from ${from} ends before it starts, on ${to}.`;
    if (next && startOf(next) === from) {
      return from ? `Two values start on ${from}.` : 'Two values have no first day.';
    }
    if (next && to !== undefined && to >= startOf(next)) {
      return `The value from ${from || 'the beginning'} ends on ${to}, after the next one starts on ${startOf(next)}.`;
    }
  }
  return undefined;
}

/** Each day of a deadline from one day to another, both included. */
export function occurrences(
  { date, everyYears }: Pick<Deadline, 'date' | 'everyYears'>,
  from: string,
  to: string,
): string[] {
  if (!date) return [];
  if (!everyYears) return date >= from && date <= to ? [date] : [];
  const missing = Math.max(0, Number(from.slice(0, 4)) - Number(date.slice(0, 4)) - 1);
  const days: string[] = [];
  for (let years = Math.floor(missing / everyYears) * everyYears; ; years += everyYears) {
    const day = addYears(date, years);
    if (day > to) return days;
    if (day >= from) days.push(day);
  }
}

const LAST_DAY = '9999-12-31';

/** The next day of a deadline, or its last one; undefined where it has no day of its own. */
export function nextDay(
  { date, everyYears }: Pick<Deadline, 'date' | 'everyYears'>,
  today: string,
): string | undefined {
  if (!date || !everyYears || date >= today) return date;
  const [next] = occurrences(
    { date, everyYears },
    today,
    addYears(today, everyYears + 1).slice(0, 4) < '9999' ? addYears(today, everyYears + 1) : LAST_DAY,
  );
  return next;
}
