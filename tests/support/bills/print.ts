import type { BillFacts } from './facts.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const parts = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day, name: MONTHS[month - 1] ?? '' };
};

const two = (value: number) => String(value).padStart(2, '0');

/** The ways in which bills write a day. */
export const day = {
  slashes: (date: string) => `${two(parts(date).month)}/${two(parts(date).day)}/${parts(date).year}`,
  short: (date: string) => `${parts(date).month}/${parts(date).day}/${two(parts(date).year % 100)}`,
  dashes: (date: string) => `${two(parts(date).month)}-${two(parts(date).day)}-${parts(date).year}`,
  name: (date: string) => `${parts(date).name.slice(0, 3)} ${parts(date).day}, ${parts(date).year}`,
  nameWithoutYear: (date: string) => `${parts(date).name.slice(0, 3)} ${parts(date).day}`,
  long: (date: string) => `${parts(date).name} ${parts(date).day}, ${parts(date).year}`,
  capitals: (date: string) =>
    `${two(parts(date).day)}-${parts(date).name.slice(0, 3).toUpperCase()}-${parts(date).year}`,
  month: (date: string) => `${parts(date).name} ${parts(date).year}`,
};

const plain = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as the bill's currency is written. */
export function money(facts: BillFacts, value: number): string {
  if (facts.currency === 'EUR') {
    return `${plain(value).replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))} €`;
  }
  return `${{ USD: '$', CAD: 'CA$', GBP: '£' }[facts.currency]}${plain(value)}`;
}

export const bare = plain;
