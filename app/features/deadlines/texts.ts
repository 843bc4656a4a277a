import type { Certainty, Deadline } from '#law/figures/register.ts';

const DOUBTS: Record<Certainty, string[]> = {
  verified: [],
  reported: ['Reported: we read this date in one source only. Check it with the city.'],
  unverified: ['We could not verify this date. Check it with the city.'],
};

export function descriptionText({ law, who, dateInWords, penalty, source, certainty }: Deadline): string {
  const { title, link } = source;
  return [
    law,
    `Who: ${who}`,
    `When: ${dateInWords}`,
    `Penalty: ${penalty}`,
    `Source: ${link ? `${title}, ${link}` : title}`,
    ...DOUBTS[certainty],
  ].join('\n');
}

export const alarmText = (days: number, title: string): string =>
  days === 1 ? `Tomorrow: ${title}` : `In ${days} days: ${title}`;

export const moduleCalendarName = (name: string): string => `${name} deadlines`;

export const lawCalendarName = (title: string): string => `${title}: deadlines`;

export const NO_CALENDAR = 'There is no calendar at this address.';
