import type { Subject } from '#app/regulations/following.ts';

export const FOLLOW_URL = '/follow';

/** The page with the form for one subject; of a building, with what the visitor said about it: see `answersText`. */
export const followUrl = ({ kind, subject }: Subject, answers = ''): string =>
  `${FOLLOW_URL}?${new URLSearchParams({ kind, subject, ...(answers && { answers }) }).toString()}`;
