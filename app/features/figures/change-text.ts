import type { FigureChange } from '#app/content/figure-changes.server.ts';

export const CHANGES_URL = '/figures/changes';

export const CHANGES_FEED_URL = '/figures/changes.xml';

export const CHANGES = {
  title: 'What changed in the law',
  lead: "When an amount, limit or date in one of these laws changes, you'll find it here: the old value, the new value, the day it takes effect, and the day we noticed.",
} as const;

/** Where a change is on its page. */
export const changeAnchor = ({ id }: Pick<FigureChange, 'id'>): string => `change-${id}`;
