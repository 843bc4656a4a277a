import { TZDate } from '@date-fns/tz';

/** The time zone of the office, of due dates, and of days and weeks on the dashboard. */
export const NEW_YORK = 'America/New_York';

/** A moment as the clock in New York shows it. */
export const inNewYork = (moment: Date): TZDate => new TZDate(moment, NEW_YORK);

/** The same moment without its time zone. */
export const plainDate = (moment: Date): Date => new Date(moment.getTime());
