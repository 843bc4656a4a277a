import { addWeeks, format, startOfDay, startOfWeek, subDays } from 'date-fns';
import { type Filters, RECEIVED_DAYS } from '#collections/inbox/list/filters.ts';
import type { Week } from '#cms/panel/week-chart.tsx';
import { inNewYork, plainDate } from '#cms/time/new-york.ts';

/** A range of calendar days in New York on which submissions were received. */
export interface AgeGroup {
  label: string;
  /** The filter of the inbox for it. */
  received: Filters['received'];
  /** Absent for the oldest group. */
  from?: Date;
  /** Exclusive; absent for the newest group. */
  before?: Date;
}

/** Age groups from newest to oldest, without gaps. */
export function ageGroups(now: Date): AgeGroup[] {
  const today = startOfDay(inNewYork(now));
  const group = (label: string, received: Filters['received']): AgeGroup => {
    const { from, before } = RECEIVED_DAYS[received];
    const daysAgo = (days: number | undefined) =>
      days === undefined ? undefined : plainDate(subDays(today, days));
    return { label, received, from: daysAgo(from), before: daysAgo(before) };
  };
  return [
    group('Today', 'today'),
    group('1-2 days', 'twoDays'),
    group('3-5 days', 'fiveDays'),
    group('Older', 'older'),
  ];
}

/** The Mondays of the last weeks, oldest first. The last week is the current one. */
export function lastMondays(now: Date, weeks: number): string[] {
  const monday = startOfWeek(inNewYork(now), { weekStartsOn: 1 });
  return Array.from({ length: weeks }, (_, index) =>
    format(addWeeks(monday, index - weeks + 1), 'yyyy-MM-dd'),
  );
}

export const fillWeeks = (mondays: string[], counted: readonly Week[]): Week[] =>
  mondays.map((monday) => counted.find((week) => week.monday === monday) ?? { monday, count: 0 });
