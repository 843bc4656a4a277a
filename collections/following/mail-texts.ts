import { longDay, monthAndDay } from '#law/figures/figure-kinds.ts';
import { grouped } from './followings.ts';
import { daysBetween } from '#law/days.ts';

export interface DateItem {
  due: string;
  title: string;
  address?: string;
  portfolio?: string;
  link: string;
}

export interface ChangeItem {
  address?: string;
  portfolio?: string;
  text: string;
  reason: string;
  link: string;
}

const MAX_LINES = 60;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const datesText = (count: number): string => counted(count, 'date');
export const changesText = (count: number): string => counted(count, 'change');

function when(due: string, day: string): string {
  const days = daysBetween(day, due);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const building = ({ address, portfolio }: Pick<DateItem, 'address' | 'portfolio'>): string | undefined =>
  address && portfolio ? `${address} (${portfolio})` : address;

function place(item: DateItem): string {
  const where = building(item);
  return where ? `${item.title}: ${where}` : item.title;
}

const more = (count: number, page: string): string[] =>
  count > 0 ? [`- And ${count} more. See all of them: ${page}`] : [];

const byDate = (items: readonly DateItem[]): DateItem[] =>
  items.toSorted((one, other) => one.due.localeCompare(other.due));

function listed(
  items: readonly DateItem[],
  page: string,
  { headingOf, lineOf }: { headingOf: (item: DateItem) => string; lineOf: (item: DateItem) => string },
): string {
  const groups = grouped(byDate(items).slice(0, MAX_LINES), headingOf);
  const paragraphs = [...groups].map(([heading, group]) => [heading, ...group.map(lineOf)].join('\n'));
  return [...paragraphs, ...more(items.length - MAX_LINES, page)].join('\n\n');
}

export const remindersText = (items: readonly DateItem[], day: string, page: string): string =>
  listed(items, page, {
    headingOf: ({ due }) => `${longDay(due)} (${when(due, day)})`,
    lineOf: (item) => `- ${place(item)}: ${item.link}`,
  });

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });

export const digestText = (items: readonly DateItem[], page: string): string =>
  listed(items, page, {
    headingOf: ({ due }) => MONTH.format(new Date(`${due}T00:00:00Z`)),
    lineOf: (item) => `- ${monthAndDay(item.due)}: ${place(item)}: ${item.link}`,
  });

export function changesList(items: readonly ChangeItem[], page: string): string {
  const lines = items.slice(0, MAX_LINES).map(({ text, reason, link, ...item }) => {
    const where = building(item);
    return [`- ${where ? `${where}: ` : ''}${text}`, `Why: ${reason}`, link].join(' ');
  });
  return [...lines, ...more(items.length - MAX_LINES, page)].join('\n');
}
