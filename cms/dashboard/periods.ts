import { addWeeks, format, startOfDay, startOfWeek, subDays } from 'date-fns';
import { inNewYork, plainDate } from '#cms/time/new-york.ts';

/** How long ago something arrived, in days by the calendar of New York. */
export interface AgeGroup {
  label: string;
  /** The first moment of it; the oldest class has none. */
  from?: Date;
  /** The first moment after it; the newest class has none. */
  before?: Date;
}

/** The oldest day of each class, in days before today; the last class has no end. */
const CLASSES = [
  { label: 'Today', oldest: 0 },
  { label: '1-2 days', oldest: 2 },
  { label: '3-5 days', oldest: 5 },
  { label: 'Older' },
];

/** The classes of age as they are now, the newest first; together they cover all time without a gap. */
export function ageGroups(now: Date): AgeGroup[] {
  const today = startOfDay(inNewYork(now));
  const startOf = (oldest: number | undefined) =>
    oldest === undefined ? undefined : plainDate(subDays(today, oldest));
  return CLASSES.map(({ label, oldest }, index) => ({
    label,
    from: startOf(oldest),
    before: startOf(CLASSES[index - 1]?.oldest),
  }));
}

/** How much arrived in one week, which begins on a Monday in New York. */
export interface Week {
  /** Its Monday, as "2026-11-16". */
  monday: string;
  arrived: number;
}

const mondayOf = (day: Date): string => format(day, 'yyyy-MM-dd');

/** The Mondays of the last weeks, the oldest first; the last week is the one that is not over. */
export function lastMondays(now: Date, weeks: number): string[] {
  const monday = startOfWeek(inNewYork(now), { weekStartsOn: 1 });
  return Array.from({ length: weeks }, (_, index) => mondayOf(addWeeks(monday, index - weeks + 1)));
}

/** The weeks with what arrived in each; none is left out because nothing did. */
export function fillWeeks(mondays: string[], counted: readonly Week[]): Week[] {
  return mondays.map((monday) => ({
    monday,
    arrived: counted.find((week) => week.monday === monday)?.arrived ?? 0,
  }));
}

/** The smallest round number that is not below the highest bar: 4, 6, 10, 30, 800 and so on. */
export function chartMaximum(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((each) => each * magnitude >= highest) ?? 10;
  return step * magnitude;
}
