import { plural } from '#law/numbers.ts';
import { TZDate } from '@date-fns/tz';
import { formatDistanceStrict } from 'date-fns';

export const NEW_YORK = 'America/New_York';

export const inNewYork = (date: Date): TZDate => new TZDate(date, NEW_YORK);

export const plainDate = (date: Date): Date => new Date(date.getTime());

const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, ...options }).format(date);

const CLOCK = { year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

export const currentDay = (now: Date, more: Intl.DateTimeFormatOptions = {}): string =>
  format(now, { weekday: 'long', month: 'long', day: 'numeric', ...more });

export const fullTime = (at: string): string => `${currentDay(new Date(at), CLOCK)}, New York time`;

export const newYorkTime = (at: string): string =>
  format(new Date(at), { month: 'short', day: 'numeric', ...CLOCK, timeZoneName: 'short' });

export const relativeTime = (at: string, now: Date): string =>
  formatDistanceStrict(new Date(at), now, { addSuffix: true });

export function shortAge(at: string, now: Date): string {
  if (now.getTime() - Date.parse(at) < 60_000) return 'now';
  return formatDistanceStrict(new Date(at), now)
    .replace(/ minutes?/, ' min')
    .replace(/ hours?/, ' h');
}

export const formatMonday = (date: string): string =>
  format(new Date(`${date}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const countPhrase = (count: number, what: string): string =>
  `${count === 0 ? 'None' : count} ${plural(count, { one: 'is', other: 'are' })} ${what}`;

const clockParts = (date: Date) =>
  [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()] as const;

/** Returns a date whose local time equals New York time, because date pickers use the browser's time zone. */
export const toPicker = (at: string): Date => new Date(...clockParts(inNewYork(new Date(at))));

export const fromPicker = (picked: Date): string =>
  plainDate(new TZDate(...clockParts(picked), NEW_YORK)).toISOString();
