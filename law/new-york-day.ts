const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The day in New York at a moment, ISO 8601. */
export const dayInNewYork = (moment: Date): string => DAY.format(moment);
