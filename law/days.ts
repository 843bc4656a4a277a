/** Days are "YYYY-MM-DD", counted in UTC to avoid daylight saving time. */
const DAY_MS = 86_400_000;

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(time(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const daysBetween = (from: string, to: string): number => Math.round((time(to) - time(from)) / DAY_MS);

export const yearIn = (day: string): string => day.slice(0, 'YYYY'.length);

export function addYears(day: string, years: number): string {
  const year = Number(yearIn(day)) + years;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const rest = day.slice('YYYY'.length);
  return `${year}${rest === '-02-29' && !isLeap ? '-02-28' : rest}`;
}

const IN_NEW_YORK = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

export const dayInNewYork = (moment: Date): string => IN_NEW_YORK.format(moment);
