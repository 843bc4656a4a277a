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

/** Midday in New York (of an ISO 8601 day) is the same day everywhere in America. */
export const middayOf = (day: string): string => `${day}T17:00:00Z`;
