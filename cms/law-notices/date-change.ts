import { longDay } from '#app/regulations/figures/kinds.ts';

/** A deadline as it is stored, or as a file has it. */
export interface DatedValues {
  law?: unknown;
  what?: unknown;
  date?: unknown;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a new day of a deadline is, as a sentence; undefined where the day is the same, or is gone. */
export function dateChange(before: DatedValues, after: DatedValues): string | undefined {
  if (!isDay(after.date) || after.date === before.date) return undefined;
  const was = isDay(before.date) ? ` instead of ${longDay(before.date)}.` : '. We had no date before.';
  return `${String(after.law)}, ${String(after.what)}: ${longDay(after.date)}${was}`;
}
