import type { Subject } from '#app/regulations/following.ts';
import { buildingUrls } from '../building/building-urls.ts';
import { LAWS_URL } from '../laws/law-url.ts';

export const FOLLOW_URL = '/follow';

/** The page with the form for one subject. */
export const followUrl = ({ kind, subject }: Subject): string =>
  `${FOLLOW_URL}?kind=${kind}&subject=${encodeURIComponent(subject)}`;

/** The page of what is followed. A portfolio has secret addresses only. */
export function subjectUrl({ kind, subject }: Subject): string {
  if (kind === 'building') return buildingUrls(subject).page;
  if (kind === 'law') return `${LAWS_URL}/${subject}`;
  if (kind === 'figure') return `/figures#${subject}`;
  return kind === 'module' ? `/${subject}` : '/portfolios';
}
