import { TZDate } from '@date-fns/tz';
import { formatDistanceStrict } from 'date-fns';

export const NEW_YORK = 'America/New_York';

export const inNewYork = (date: Date): TZDate => new TZDate(date, NEW_YORK);

/** The same time without its time zone. */
export const plainDate = (date: Date): Date => new Date(date.getTime());

const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, ...options }).format(date);

const CLOCK = { year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** "Saturday, November 21", in New York. */
export const currentDay = (now: Date, more: Intl.DateTimeFormatOptions = {}): string =>
  format(now, { weekday: 'long', month: 'long', day: 'numeric', ...more });

/** "Monday, November 23, 2026 at 6:00 PM, New York time". */
export const fullTime = (at: string): string => `${currentDay(new Date(at), CLOCK)}, New York time`;

/** "Nov 23, 2026, 6:00 PM EST". */
export const newYorkTime = (at: string): string =>
  format(new Date(at), { month: 'short', day: 'numeric', ...CLOCK, timeZoneName: 'short' });

/** "3 hours ago" or "in 2 days". */
export const relativeTime = (at: string, now: Date): string =>
  formatDistanceStrict(new Date(at), now, { addSuffix: true });

/** How long ago something was: "now", "5 min", "3 h" or "2 days". */
export function shortAge(at: string, now: Date): string {
  if (now.getTime() - Date.parse(at) < 60_000) return 'now';
  return formatDistanceStrict(new Date(at), now)
    .replace(/ minutes?/, ' min')
    .replace(/ hours?/, ' h');
}

/** "Nov 16" for the Monday "2026-11-16". */
export const formatMonday = (date: string): string =>
  format(new Date(`${date}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "1 is overdue", "4 are overdue". */
export const countPhrase = (count: number, what: string): string =>
  `${count === 0 ? 'None' : count} ${count === 1 ? 'is' : 'are'} ${what}`;

const clockOf = (date: Date) =>
  [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()] as const;

/** The date whose local time in the browser equals the time in New York: date pickers use the browser's time zone. */
export const toPicker = (at: string): Date => new Date(...clockOf(inNewYork(new Date(at))));

/** The reverse of `toPicker`, in ISO 8601. */
export const fromPicker = (picked: Date): string =>
  plainDate(new TZDate(...clockOf(picked), NEW_YORK)).toISOString();
