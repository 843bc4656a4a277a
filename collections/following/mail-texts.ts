import { longDay, monthAndDay } from '#law/figures/figure-kinds.ts';
import type { Verdict } from '#law/buildings/decision.ts';
import { daysBetween } from '#law/days.ts';
import { groupBy } from '#law/group-by.ts';
import { plural } from '#law/numbers.ts';

export const VERDICT_TEXTS: Record<Exclude<Verdict, 'onlyIfYouBuild'>, (law: string) => string> = {
  applies: (law) => `${law} now applies.`,
  likely: (law) => `${law} now likely applies.`,
  ask: (law) => `${law} may now apply. To find out, answer a question on the building's page.`,
  doesNotApply: (law) => `${law} no longer applies.`,
};

export const DATE_TEXTS = {
  due: (law: string, day: string) => `${law} is now due on ${longDay(day)}.`,
  none: (law: string) => `${law} has no date right now.`,
};

export const REASONS = {
  list: (version: string) => `The Covered Buildings List of ${version} was loaded.`,
  plutoLoaded: (version: string) => `PLUTO ${version} was loaded.`,
  onRecord: "That is what the city's record says.",
  filings: 'New filings under Local Law 84 were loaded.',
  moved: (from: string, to: string) => `The date has moved from ${longDay(from)} to ${longDay(to)}.`,
  ended: (day: string) => `The date, ${longDay(day)}, no longer applies.`,
};

export const movedDateText = (what: string, day: string, was: string | undefined): string =>
  was === undefined
    ? `${what}: ${longDay(day)}. We had no date before.`
    : `${what}: ${longDay(day)} instead of ${longDay(was)}.`;

export const alreadyConfirmed = (label: string): string => `- ${label} (already confirmed: nothing changes)`;

export interface DateItem {
  due: string;
  /** Whether the last filing that was due is missing from the city's record. */
  isMissing?: boolean;
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

/** Something to do now for a building. */
export interface NowItem {
  address: string;
  portfolio?: string;
  text: string;
  link: string;
}

const NONE_TODAY = "(the last one due isn't on record)";

const MAX_LINES = 60;

export const datesText = (count: number): string =>
  plural(count, { one: `${count} date`, other: `${count} dates` });

/** Returns a count such as "2 things to do now, 3 dates". */
export function digestCount(now: number, dates: number): string {
  const things = plural(now, { one: '1 thing to do now', other: `${now} things to do now` });
  return now > 0 ? `${things}, ${datesText(dates)}` : datesText(dates);
}

export const changesText = (count: number): string =>
  plural(count, { one: `${count} change`, other: `${count} changes` });

function dueHeading(due: string, day: string): string {
  const days = daysBetween(day, due);
  if (days === 0) return `${longDay(due)} (today)`;
  return plural(days, {
    one: `${longDay(due)} (tomorrow)`,
    other: `${longDay(due)} (in ${days} days)`,
  });
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
  const groups = groupBy(byDate(items).slice(0, MAX_LINES), headingOf);
  const paragraphs = [...groups].map(([heading, group]) => [heading, ...group.map(lineOf)].join('\n'));
  return [...paragraphs, ...more(items.length - MAX_LINES, page)].join('\n\n');
}

export const remindersText = (items: readonly DateItem[], day: string, page: string): string =>
  listed(items, page, {
    headingOf: ({ due }) => dueHeading(due, day),
    lineOf: (item) => `- ${place(item)}${item.isMissing ? ` ${NONE_TODAY}` : ''}: ${item.link}`,
  });

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });

const NOW = 'Now';

function nowText(items: readonly NowItem[], page: string): string[] {
  if (items.length === 0) return [];
  const lines = items
    .slice(0, MAX_LINES)
    .map((item) => `- ${building(item) ?? ''}: ${item.text} ${item.link}`);
  return [[NOW, ...lines, ...more(items.length - MAX_LINES, page)].join('\n')];
}

/** Lists things to do now before upcoming dates. */
export const digestText = (items: readonly DateItem[], now: readonly NowItem[], page: string): string =>
  [...nowText(now, page), ...(items.length > 0 ? [datesByMonth(items, page)] : [])].join('\n\n');

const datesByMonth = (items: readonly DateItem[], page: string): string =>
  listed(items, page, {
    headingOf: ({ due }) => MONTH.format(new Date(`${due}T00:00:00Z`)),
    lineOf: (item) => `- ${monthAndDay(item.due)}: ${place(item)}: ${item.link}`,
  });

function changeLine({ text, reason, link, ...item }: ChangeItem): string {
  const where = building(item);
  return where ? `- ${where}: ${text} Why: ${reason} ${link}` : `- ${text} Why: ${reason} ${link}`;
}

export const changesList = (items: readonly ChangeItem[], page: string): string =>
  [...items.slice(0, MAX_LINES).map(changeLine), ...more(items.length - MAX_LINES, page)].join('\n');
