import type { Subject } from '#law/following.ts';

export const FOLLOW_URL = '/follow';

/** Of an address or a ZIP code that leads to a community district. */
export const MAX_PLACE_LENGTH = 120;

/** The page with the form for one subject, with what the visitor said about the building: see `answersText`. */
export const followUrl = ({ kind, subject }: Subject, answers = ''): string =>
  `${FOLLOW_URL}?${new URLSearchParams({ kind, subject, ...(answers && { answers }) }).toString()}`;
