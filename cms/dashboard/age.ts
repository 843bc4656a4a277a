import { startOfDay, subDays } from 'date-fns';
import { inNewYork, plainDate } from './new-york.ts';

/** How long ago something arrived, in days by the calendar of New York. */
export interface AgeClass {
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
export function ageClasses(now: Date): AgeClass[] {
  const today = startOfDay(inNewYork(now));
  const startOf = (oldest: number | undefined) =>
    oldest === undefined ? undefined : plainDate(subDays(today, oldest));
  return CLASSES.map(({ label, oldest }, index) => ({
    label,
    from: startOf(oldest),
    before: startOf(CLASSES[index - 1]?.oldest),
  }));
}
