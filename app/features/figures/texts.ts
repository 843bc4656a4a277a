import { plural } from '#law/plural.ts';
import type { EntryKind } from './figure-query.ts';

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
