import { addDays, addYears } from 'date-fns';
import { TZDate } from '@date-fns/tz';
import type { FieldHook } from 'payload';
import { dayInNewYork } from '#law/days.ts';
import { inNewYork, NEW_YORK, plainDate } from '#cms/time/new-york.ts';
import type { Submission } from '#cms/payload-types.ts';
import { submissionKind } from './kinds.ts';
import { isFinal } from './workflow.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

export function startOfNewYorkDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return plainDate(new TZDate(year, month - 1, date, NEW_YORK)).toISOString();
}

export function snoozeDays(now: Date): { first: string; last: string } {
  const today = inNewYork(now);
  return { first: dayInNewYork(addDays(today, 1)), last: dayInNewYork(addYears(today, 1)) };
}

export function snoozeError(day: string, now: Date): string | undefined {
  const { first, last } = snoozeDays(now);
  if (day < first) return 'Choose a day after today.';
  return day > last ? 'Choose a day within a year.' : undefined;
}

export const startOfSnoozeDay: FieldHook = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string' || value === '') return value === '' ? null : value;
  if (DAY.test(value)) return startOfNewYorkDay(value);
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : startOfNewYorkDay(dayInNewYork(at));
};

/** The day must be after today and within a year. Closed submissions cannot be snoozed. */
export function snoozeFieldError({
  kind,
  status,
  snoozedUntil,
}: Pick<Submission, 'kind' | 'status' | 'snoozedUntil'>): { path: string; message: string } | undefined {
  const at = new Date(snoozedUntil ?? '');
  const message = Number.isNaN(at.getTime())
    ? 'Choose a day.'
    : isFinal(submissionKind(kind).workflow, status)
      ? 'Closed submissions cannot be snoozed.'
      : snoozeError(dayInNewYork(at), new Date());
  return message === undefined ? undefined : { path: 'snoozedUntil', message };
}
