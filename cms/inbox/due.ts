import { isAHoliday } from '@18f/us-federal-holidays';
import { TZDate } from '@date-fns/tz';
import { addDays, addHours, isWeekend, set } from 'date-fns';

/** How soon something was promised: in hours by the clock, or in business days of New York. */
export type Promised = { hours: number } | { businessDays: number };

const NEW_YORK = 'America/New_York';

/** The office closes at 6 PM: specification section 9, "Office hours". */
const CLOSING = { hours: 18, minutes: 0, seconds: 0, milliseconds: 0 };

/** Monday to Friday, but no federal holiday. */
function isBusinessDay(day: TZDate): boolean {
  const date = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  return !isWeekend(day) && !isAHoliday(date, { utc: true });
}

function closingAfter(businessDays: number, arrivedAt: Date): Date {
  let day = new TZDate(arrivedAt, NEW_YORK);
  for (let left = businessDays; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return set(day, CLOSING);
}

/**
 * Until when something that arrived at this moment has to be dealt with. The day of arrival does not count; the last
 * business day ends when the office closes. ISO 8601.
 */
export function dueDate(promised: Promised, arrivedAt: Date): string {
  const due =
    'hours' in promised
      ? addHours(arrivedAt, promised.hours)
      : closingAfter(promised.businessDays, arrivedAt);
  return new Date(due.getTime()).toISOString();
}
