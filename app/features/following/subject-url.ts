import type { Subject } from '#app/regulations/following.ts';

export const FOLLOW_URL = '/follow';

export const followUrl = ({ kind, subject }: Subject): string =>
  `${FOLLOW_URL}?kind=${kind}&subject=${encodeURIComponent(subject)}`;
