import { capitalized, longDay } from '../figures/figure-kinds.ts';
import { formatNumber, plural, price } from '../numbers.ts';
import type { VacateOrder } from './rows.ts';
import type { RecordItem } from './summary.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const countInWords = (count: number): string => WORDS[count] ?? formatNumber(count);

const isSummons = ({ kind }: RecordItem): boolean => kind === 'dobSummons' || kind === 'otherSummons';

function itemNoun(items: readonly RecordItem[]): string {
  const summonses = items.filter(isSummons).length;
  if (summonses === 0) return plural(items.length, { one: 'violation', other: 'violations' });
  if (summonses < items.length) return 'violations and summonses';
  return plural(items.length, { one: 'summons', other: 'summonses' });
}

export function vacateText({ kind = '', since, reason }: VacateOrder): string {
  const what = /entire/i.test(kind) ? 'the entire building' : 'part of the building';
  const because = reason ? ` (${reason.toLowerCase()})` : '';
  return `A vacate order for ${what}${because} ${since ? `has been in force since ${longDay(since)}` : 'is in force'}.`;
}

/** Returns text such as ": boiler report missing" if all items have the same meaning. */
function about([first, ...others]: readonly RecordItem[]): string {
  const meaning = first?.meaning;
  if (meaning === undefined || others.some((item) => item.meaning !== meaning)) return '';
  return /^[A-Z][a-z]/.test(meaning)
    ? `: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`
    : `: ${meaning}`;
}

const counted = (items: readonly RecordItem[]): string =>
  capitalized(`${countInWords(items.length)} ${itemNoun(items)}`);

export function overdueText(items: readonly RecordItem[], day: string): string {
  return plural(items.length, {
    one: `${counted(items)} had to be corrected by ${longDay(day)}${about(items)}.`,
    other: `${counted(items)} are past their correction date, the earliest ${longDay(day)}${about(items)}.`,
  });
}

export function hearingText(items: readonly RecordItem[], day: string, atStake: number): string {
  const what = plural(items.length, {
    one: `Hearing on ${longDay(day)}`,
    other: `${items.length} hearings, the first on ${longDay(day)}`,
  });
  return atStake > 0 ? `${what}: up to ${price(atStake)} is at stake.` : `${what}.`;
}

export const correctText = (items: readonly RecordItem[], day: string): string =>
  plural(items.length, {
    one: `Correct ${countInWords(1)} ${itemNoun(items)} by ${longDay(day)}${about(items)}.`,
    other: `Correct ${countInWords(items.length)} ${itemNoun(items)}, the first by ${longDay(day)}${about(items)}.`,
  });

export const payText = (items: readonly RecordItem[], amount: number): string =>
  `${price(amount)} due on ${countInWords(items.length)} ${itemNoun(items)}.`;

export function openText(items: readonly RecordItem[], hearing: string | undefined): string {
  const newest = items.find(({ day }) => day !== undefined)?.day;
  const dated =
    newest && (items.length === 1 ? ` of ${longDay(newest)}` : `, the newest from ${longDay(newest)}`);
  const what = capitalized(
    `${countInWords(items.length)} open ${itemNoun(items)}${dated ?? ''}${about(items)}.`,
  );
  return hearing ? `${what} Hearing on ${longDay(hearing)}.` : what;
}
