import { longDay } from '#law/figures/figure-kinds.ts';
import { plural } from '#law/numbers.ts';
import type { EntryKind } from './figure-query.ts';

/** ISO 8601 dates, at least one of which is set. */
export interface Span {
  from?: string;
  to?: string;
}

export function validText({ from, to }: Span): string {
  if (from && to) return `Valid from ${longDay(from)} until ${longDay(to)}.`;
  return from ? `Valid from ${longDay(from)}.` : `Valid until ${longDay(to ?? '')}.`;
}

export const spanNote = ({ from, to }: Span): string =>
  from ? `(from ${longDay(from)})` : `(until ${longDay(to ?? '')})`;

export const comingText = (value: string, day: string): string => `${value} from ${day}.`;

export const missedText = (penalty: string): string => `If missed: ${penalty}.`;

export const TABS: Readonly<Record<EntryKind, string>> = { figures: 'Figures', deadlines: 'Deadlines' };

const COUNTS: Readonly<Record<EntryKind, (count: number) => string>> = {
  figures: (count) => plural(count, { one: `${count} figure`, other: `${count} figures` }),
  deadlines: (count) => plural(count, { one: `${count} deadline`, other: `${count} deadlines` }),
};

const NONE: Readonly<Record<EntryKind, string>> = {
  figures: 'No figures found.',
  deadlines: 'No deadlines found.',
};

export const foundText = (kind: EntryKind, count: number): string =>
  count === 0 ? NONE[kind] : COUNTS[kind](count);

export const CHANGES_LABEL = 'what changed in the law';

export const TRY_OTHERS = 'Try another word, or all laws and sources.';

export const FILES_HEADING = 'For your own software';

export const NO_CHANGES =
  'No figure has changed since we started keeping track. When one does, you’ll find it here.';
