import { TZDate } from '@date-fns/tz';
import { NEW_YORK, plainDate } from '#cms/time/new-york.ts';

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/**
 * Parses New York time, such as "2026-11-30T09:00". Returns undefined for a time that is skipped in spring, and
 * the first occurrence of a time that is repeated in fall.
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
