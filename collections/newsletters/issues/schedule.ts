import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, nextMonday, startOfDay, startOfMonth } from 'date-fns';
import { dayInNewYork } from '#law/days.ts';
import { inNewYork, NEW_YORK, plainDate } from '#cms/time/new-york.ts';

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/**
 * Parses New York time, such as "2026-11-30T09:00". Undefined for a time skipped in spring; in fall, a
 * repeated time is its first occurrence.
 */
export function newYorkMoment(local: string): Date | undefined {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = (LOCAL_TIME.exec(local) ?? [])
    .slice(1)
    .map(Number);
  if (year === 0) return undefined;
  const moment = new TZDate(year, month - 1, day, hours, minutes, NEW_YORK);
  const shown = [moment.getMonth() + 1, moment.getDate(), moment.getHours(), moment.getMinutes()];
  return shown.join() === [month, day, hours, minutes].join() ? plainDate(moment) : undefined;
}

export const DIGESTS = ['weekly', 'monthly'] as const;

export type Digest = (typeof DIGESTS)[number];

const SENT_AT_HOUR = 9;

export function nextDigestAt(digest: Digest, now: Date): Date {
  const local = inNewYork(now);
  const today = startOfDay(local);
  const [current, next] =
    digest === 'weekly'
      ? [addDays(nextMonday(today), -7), nextMonday(today)]
      : [startOfMonth(today), addMonths(startOfMonth(today), 1)];
  const at = (day: Date): TZDate =>
    new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), SENT_AT_HOUR, 0, NEW_YORK);
  return plainDate(at(current) > local ? at(current) : at(next));
}

export const digestKey = (newsletter: string, digest: Digest, at: Date): string =>
  `${newsletter}-${digest}-${dayInNewYork(at)}`;
