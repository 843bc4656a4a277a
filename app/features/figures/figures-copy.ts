export const FIGURES_COPY = {
  figures: {
    title: 'Figures in NYC building laws',
    tab: 'Figures',
    lead: 'Every amount, limit, share and date in the laws on this site: its value today, what it means, where it comes from, and when we last checked it.',
    one: 'figure',
  },
  deadlines: {
    title: 'Deadlines in NYC building laws',
    tab: 'Deadlines',
    lead: 'Every deadline in the laws on this site: who has to act, what it costs to miss it, where it comes from, and when we last checked it.',
    one: 'deadline',
  },
} as const;

export const FILES = [
  { url: '/figures.json', label: 'JSON', type: 'application/json' },
  { url: '/figures.csv', label: 'CSV', type: 'text/csv' },
] as const;

export const CHANGES_URL = '/figures/changes';

export const CHANGES_FEED_URL = '/figures/changes.xml';

export const CHANGES = {
  title: 'What changed in the law',
  lead: "When an amount, limit or date in one of these laws changes, you'll find it here: the old value, the new value, the day it takes effect, and the day we noticed.",
} as const;

export const changeAnchor = ({ id }: { id: string }): string => `change-${id}`;
