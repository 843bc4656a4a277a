import type { Subject } from '#law/following.ts';

export const FOLLOW_URL = '/follow';

export const MAX_PLACE_LENGTH = 120;

export const followUrl = ({ kind, subject }: Subject, answers = ''): string =>
  `${FOLLOW_URL}?${new URLSearchParams({ kind, subject, ...(answers && { answers }) }).toString()}`;
