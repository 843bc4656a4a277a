import type { FigureChange } from '#app/content/figure-changes.server.ts';
import { longDay } from '#app/regulations/figures/kinds.ts';

export const CHANGES_URL = '/figures/changes';

export const CHANGES_FEED_URL = '/figures/changes.xml';

export const CHANGES = {
  title: 'What changed in the law',
  lead: "When an amount, limit or date in one of these laws changes, you'll find it here: the old value, the new value, the day it takes effect, and the day we noticed.",
} as const;

/** Where a change is on its page. */
export const changeAnchor = ({ id }: Pick<FigureChange, 'id'>): string => `change-${id}`;

/** "$300 instead of $268, from January 1, 2027." */
export function changeText({ before, after, from }: Pick<FigureChange, 'before' | 'after' | 'from'>): string {
  const since = from ? `, from ${longDay(from)}` : '';
  if (after === undefined) return `No value anymore; it was ${before ?? ''}${since}.`;
  return before === undefined
    ? `${after}${since}. There was no value before.`
    : `${after} instead of ${before}${since}.`;
}
