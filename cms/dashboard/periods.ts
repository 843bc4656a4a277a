import { addWeeks, format, startOfDay, startOfWeek, subDays } from 'date-fns';
import { inNewYork, plainDate } from '#cms/time/new-york.ts';

/** How long ago something was received, in calendar days in New York. */
export interface AgeGroup {
  label: string;
  /** Its start; the oldest group has none. */
  from?: Date;
  /** Its end, exclusive; the newest group has none. */
  before?: Date;
}

/** The oldest day of each group, in days before today. */
const GROUPS = [
  { label: 'Today', oldest: 0 },
  { label: '1-2 days', oldest: 2 },
  { label: '3-5 days', oldest: 5 },
  { label: 'Older' },
];

/** Age groups from newest to oldest. Together they cover all time without a gap. */
export function ageGroups(now: Date): AgeGroup[] {
  const today = startOfDay(inNewYork(now));
  const startOf = (oldest: number | undefined) =>
    oldest === undefined ? undefined : plainDate(subDays(today, oldest));
  return GROUPS.map(({ label, oldest }, index) => ({
    label,
    from: startOf(oldest),
    before: startOf(GROUPS[index - 1]?.oldest),
  }));
}

/** The submissions of one week, which starts on Monday in New York. */
export interface Week {
  /** Its Monday, as "2026-11-16". */
  monday: string;
  received: number;
}

const mondayOf = (day: Date): string => format(day, 'yyyy-MM-dd');

/** The Mondays of the last weeks, oldest first. The last week is the current one. */
export function lastMondays(now: Date, weeks: number): string[] {
  const monday = startOfWeek(inNewYork(now), { weekStartsOn: 1 });
  return Array.from({ length: weeks }, (_, index) => mondayOf(addWeeks(monday, index - weeks + 1)));
}

export function fillWeeks(mondays: string[], counted: readonly Week[]): Week[] {
  return mondays.map((monday) => ({
    monday,
    received: counted.find((week) => week.monday === monday)?.received ?? 0,
  }));
}

/** The smallest round number that is at least as high as the highest bar: 4, 6, 10, 30, 800 and so on. */
export function chartMaximum(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((each) => each * magnitude >= highest) ?? 10;
  return step * magnitude;
}
