export const FILES = [
  { url: '/figures.json', label: 'JSON', type: 'application/json' },
  { url: '/figures.csv', label: 'CSV', type: 'text/csv' },
] as const;

export const CHANGES_URL = '/figures/changes';

export const CHANGES_FEED_URL = '/figures/changes.xml';

export const changeAnchor = ({ id }: { id: string }): string => `change-${id}`;
