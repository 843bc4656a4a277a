import { addYears } from '../days.ts';
import type { LawGroup } from '../modules.ts';
import type { FigureKind } from './figure-kinds.ts';

export const CERTAINTIES = [
  { value: 'verified', label: 'Verified: read in a current official text, or in two sources' },
  { value: 'reported', label: 'Reported: read in one copy or another source' },
  { value: 'unverified', label: 'Unverified' },
] as const;

export type Certainty = (typeof CERTAINTIES)[number]['value'];

export const MARKS: Record<Certainty, string> = {
  verified: '',
  reported: ' (reported)',
  unverified: ' (not verified)',
};

export interface Source {
  key: string;
  title: string;
  link?: string;
  isSecondary?: boolean;
}

/** A secondary source alone is not enough to verify an entry. */
export const certaintyBy = (certainty: Certainty, { isSecondary }: Source): Certainty =>
  certainty === 'verified' && isSecondary ? 'reported' : certainty;

/** `from` and `to` are days in New York, ISO 8601. Without `to`, a period lasts until the next one starts. */
export interface Period {
  from?: string;
  to?: string;
  value: string;
}

export interface Figure {
  key: string;
  name: string;
  module: LawGroup;
  kind: FigureKind;
  unit: string;
  values: readonly Period[];
  statement: string;
  citation: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
}

export interface Deadline {
  key: string;
  module: LawGroup;
  law: string;
  what: string;
  who: string;
  date?: string;
  everyYears?: number;
  dateInWords: string;
  penalty: string;
  source: Source;
  certainty: Certainty;
  checkedOn: string;
  updatedAt?: string;
}

export interface Register {
  figures: Readonly<Record<string, Figure>>;
  deadlines: Readonly<Record<string, Deadline>>;
}

type Values = Pick<Figure, 'values'>;

export type PeriodRow = { [Name in keyof Period]?: string | null };

export const toPeriods = (rows: readonly PeriodRow[] | null | undefined): Period[] =>
  (rows ?? []).map(({ from, to, value }) => ({
    from: from ?? undefined,
    to: to ?? undefined,
    value: value ?? '',
  }));

const periodStart = ({ from = '' }: Period): string => from;

export const sortedPeriods = ({ values }: Values): Period[] =>
  values.toSorted((a, b) => periodStart(a).localeCompare(periodStart(b)));

export const periodOn = (figure: Values, day: string): Period | undefined =>
  sortedPeriods(figure).findLast(({ from = '', to = day }) => from <= day && to >= day);

export const periodsAfter = (figure: Values, day: string): Period[] =>
  sortedPeriods(figure).filter((period) => periodStart(period) > day);

/**
 * On a day outside all periods, returns the next value, or else the last one, because copy may describe a future or
 * expired rule.
 */
export const valueOn = (figure: Values, day: string): string | undefined =>
  (periodOn(figure, day) ?? periodsAfter(figure, day)[0] ?? sortedPeriods(figure).at(-1))?.value;

export function periodError(values: readonly Period[]): string | undefined {
  const ordered = sortedPeriods({ values });
  for (const [index, period] of ordered.entries()) {
    const next = ordered[index + 1];
    const { from = '', to } = period;
    if (to !== undefined && to < from) return `The value from ${from} ends before it starts, on ${to}.`;
    if (next && periodStart(next) === from) {
      return from ? `Two values start on ${from}.` : 'Two values have no first day.';
    }
    if (next && to !== undefined && to >= periodStart(next)) {
      return `The value from ${from || 'the beginning'} ends on ${to}, after the next one starts on ${periodStart(next)}.`;
    }
  }
  return undefined;
}

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

/** Returns the next due day, or a one-time deadline's only day, even if past. Returns undefined without a date. */
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
