import { inNewYork, NEW_YORK } from '../../dashboard/new-york.ts';
import { TZDate } from '@date-fns/tz';

/** The date picker shows the clock of the browser: a date whose clock there reads as the one in New York at this moment. */
export function toPicker(at: string): Date {
  const there = inNewYork(new Date(at));
  return new Date(
    there.getFullYear(),
    there.getMonth(),
    there.getDate(),
    there.getHours(),
    there.getMinutes(),
  );
}

/** The moment at which the clock in New York reads as the date picker shows. ISO 8601. */
export function fromPicker(picked: Date): string {
  const [year, month, day] = [picked.getFullYear(), picked.getMonth(), picked.getDate()];
  const there = new TZDate(year, month, day, picked.getHours(), picked.getMinutes(), NEW_YORK);
  return new Date(there.getTime()).toISOString();
}
