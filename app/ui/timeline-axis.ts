/** ISO 8601 days: `from` is the first day, and `to` is the day after the last. */
export interface TimeSpan {
  from: string;
  to: string;
}

export interface Tick {
  day: string;
  label?: string;
  isMajor: boolean;
}

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** In percent. A day outside the span is moved to the nearest end. */
export function toPosition(day: string, { from, to }: TimeSpan): number {
  const share = (toTime(day) - toTime(from)) / (toTime(to) - toTime(from));
  return Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100;
}

export const isWithin = (day: string, { from, to }: TimeSpan): boolean => from <= day && day < to;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** With more months, their labels would touch. */
const MAX_MONTHS = 14;
/** With more years, only every fifth has a label. */
const MAX_YEARS = 12;

function monthsIn({ from, to }: TimeSpan): string[] {
  const months: string[] = [];
  const date = new Date(`${from.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
  for (;;) {
    const day = date.toISOString().slice(0, 'YYYY-MM-DD'.length);
    if (day >= to) return months;
    if (day >= from) months.push(day);
    date.setUTCMonth(date.getUTCMonth() + 1);
  }
}

const toYear = (day: string): number => Number(day.slice(0, 'YYYY'.length));
const isNewYear = (day: string): boolean => day.endsWith('-01-01');
const isQuarter = (day: string): boolean => /-(?:01|04|07|10)-01$/.test(day);

export function listTicks(span: TimeSpan): Tick[] {
  const months = monthsIn(span);
  if (months.length <= MAX_MONTHS) {
    return months.map((day) => ({
      day,
      label: isNewYear(day) ? String(toYear(day)) : MONTH.format(toTime(day)),
      isMajor: isNewYear(day),
    }));
  }
  const years = months.filter(isNewYear);
  if (years.length > MAX_YEARS) {
    return years
      .filter((day) => toYear(day) % 5 === 0)
      .map((day) => ({ day, label: String(toYear(day)), isMajor: true }));
  }
  return months.filter(isQuarter).map((day) => ({
    day,
    label: isNewYear(day) ? String(toYear(day)) : undefined,
    isMajor: isNewYear(day),
  }));
}
