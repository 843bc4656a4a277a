import { apiUrls } from '#app/urls/api-urls.ts';

export const FILES = [
  { url: apiUrls.figures, label: 'JSON', type: 'application/json' },
  { url: '/figures.csv', label: 'CSV', type: 'text/csv' },
] as const;

export const CHANGES_URL = '/figures/changes';

export const CHANGES_FEED_URL = '/figures/changes.xml';

export const changeAnchor = ({ id }: { id: string }): string => `change-${id}`;
