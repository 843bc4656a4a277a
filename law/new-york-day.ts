const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

export const dayInNewYork = (moment: Date): string => DAY.format(moment);
