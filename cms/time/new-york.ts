import { TZDate } from '@date-fns/tz';
import { formatDistanceStrict } from 'date-fns';

export const NEW_YORK = 'America/New_York';

export const inNewYork = (date: Date): TZDate => new TZDate(date, NEW_YORK);

/** The same time without its time zone. */
export const plainDate = (date: Date): Date => new Date(date.getTime());

const exact = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: NEW_YORK,
});

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: NEW_YORK,
  timeZoneName: 'short',
});

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: NEW_YORK,
});

const monday = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Monday, November 23, 2026 at 6:00 PM, New York time". */
export const fullTime = (at: string): string => `${exact.format(new Date(at))}, New York time`;

/** "Nov 23, 2026, 6:00 PM EST". */
export const newYorkTime = (at: string): string => short.format(new Date(at));

/** "3 hours ago" or "in 2 days". */
export const relativeTime = (at: string, now: Date): string =>
  formatDistanceStrict(new Date(at), now, { addSuffix: true });

/** "Saturday, November 21", in New York. */
export const currentDay = (now: Date): string => day.format(now);

/** "Nov 16" for the Monday "2026-11-16". */
export const formatMonday = (date: string): string => monday.format(new Date(`${date}T00:00:00Z`));

/** "1 is overdue", "4 are overdue". */
export const countPhrase = (count: number, what: string): string =>
  `${count === 0 ? 'None' : count} ${count === 1 ? 'is' : 'are'} ${what}`;

/** The date whose local time in the browser equals the time in New York: date pickers use the browser's time zone. */
export function toPicker(at: string): Date {
  const there = inNewYork(new Date(at));
  return new Date(
    there.getFullYear(),
    there.getMonth(),
    there.getDate(),
    there.getHours(),
    there.getMinutes(),
  );
}

/** The reverse of `toPicker`, in ISO 8601. */
export function fromPicker(picked: Date): string {
  const [year, month, day] = [picked.getFullYear(), picked.getMonth(), picked.getDate()];
  const there = new TZDate(year, month, day, picked.getHours(), picked.getMinutes(), NEW_YORK);
  return new Date(there.getTime()).toISOString();
}
