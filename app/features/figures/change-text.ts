import type { FigureChange } from '#app/content/figure-changes.server.ts';
import { longDay } from '#app/regulations/figures/kinds.ts';

export const CHANGES_URL = '/figures/changes';

export const CHANGES_FEED_URL = '/figures/changes.xml';

export const CHANGES = {
  title: 'What changed in the law',
  lead: 'When an amount, a limit or a date in one of these laws changes, you find it here: the old value, the new one, the day from which it holds, and the day on which we noticed.',
} as const;

/** Where a change is on its page. */
export const changeAnchor = ({ id }: Pick<FigureChange, 'id'>): string => `change-${id}`;

/** "$300 instead of $268, from January 1, 2027." */
export function changeText({ before, after, from }: Pick<FigureChange, 'before' | 'after' | 'from'>): string {
  const since = from ? `, from ${longDay(from)}` : '';
  if (after === undefined) return `No value any more; it was ${before ?? ''}${since}.`;
  return before === undefined
    ? `${after}${since}. There was no value before.`
    : `${after} instead of ${before}${since}.`;
}
