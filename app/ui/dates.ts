const NEW_YORK = 'America/New_York';

const LONG = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: NEW_YORK,
});

/** A moment (ISO 8601) as its date in New York, in the US long form: "November 21, 2026". */
export const longDate = (iso: string): string => LONG.format(new Date(iso));

/** Midday in New York on a day (ISO 8601): the same day everywhere in America. */
export const middayOf = (day: string): string => `${day}T17:00:00Z`;
