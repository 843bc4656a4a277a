import { isAHoliday } from '@18f/us-federal-holidays';
import type { TZDate } from '@date-fns/tz';
import { addDays, addHours, formatDistanceStrict, isWeekend, set } from 'date-fns';
import { inNewYork } from '#cms/time/new-york.ts';
import type { DueIn } from './kinds.ts';

const CLOSING = { hours: 18, minutes: 0, seconds: 0, milliseconds: 0 };

function isBusinessDay(day: TZDate): boolean {
  const date = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  return !isWeekend(day) && !isAHoliday(date, { utc: true });
}

function closingAfter(businessDays: number, receivedAt: Date): Date {
  let day = inNewYork(receivedAt);
  for (let left = businessDays; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return set(day, CLOSING);
}

/** Business days exclude the day of receipt, and the last one ends when the office closes. */
export function dueDate(dueIn: DueIn, receivedAt: Date): string {
  const due =
    'hours' in dueIn ? addHours(receivedAt, dueIn.hours) : closingAfter(dueIn.businessDays, receivedAt);
  return new Date(due.getTime()).toISOString();
}

export function dueText(dueAt: string, now: Date): { text: string; isOverdue: boolean } {
  const due = new Date(dueAt);
  const distance = formatDistanceStrict(due, now);
  const isOverdue = due < now;
  return { text: isOverdue ? `Overdue by ${distance}` : `Due in ${distance}`, isOverdue };
}
