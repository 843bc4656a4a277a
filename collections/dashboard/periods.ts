import { addWeeks, format, startOfDay, startOfWeek, subDays } from 'date-fns';
import { type Filters, RECEIVED_DAYS } from '#collections/submissions/filters.ts';
import type { Week } from '#cms/panel/week-chart.tsx';
import { inNewYork, plainDate } from '#cms/time/new-york.ts';

export interface AgeGroup {
  label: string;
  received: Filters['received'];
  from?: Date;
  before?: Date;
}

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

export function lastMondays(now: Date, weeks: number): string[] {
  const monday = startOfWeek(inNewYork(now), { weekStartsOn: 1 });
  return Array.from({ length: weeks }, (_, index) =>
    format(addWeeks(monday, index - weeks + 1), 'yyyy-MM-dd'),
  );
}

export const fillWeeks = (mondays: string[], counted: readonly Week[]): Week[] =>
  mondays.map((monday) => counted.find((week) => week.monday === monday) ?? { monday, count: 0 });
