const NEW_YORK = 'America/New_York';

const LONG = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: NEW_YORK,
});

export const longDate = (iso: string): string => LONG.format(new Date(iso));

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: NEW_YORK });

export const monthAndYear = (iso: string): string => MONTH.format(new Date(iso));

/** About noon in New York on a day (ISO 8601), when the date is the same in all 50 states. */
export const middayOf = (day: string): string => `${day}T17:00:00Z`;
