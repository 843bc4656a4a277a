import { generateAtomFeed } from 'feedsmith';
import { type FigureChange, listFigureChanges } from '#app/data/figure-changes.server.ts';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { CHANGES_FEED_URL, CHANGES_URL, changeAnchor } from './figure-urls.ts';
import { changeText } from '#law/figures/value-changes.ts';

const FEED_LENGTH = 50;

interface ChangesFeed {
  productName: string;
  origin: string;
  copy: { heading: string; lead: string };
  changes: readonly FigureChange[];
}

/** Atom requires an update date, even before the first change. */
const NEVER = '2026-01-01T00:00:00.000Z';

function toEntry(change: FigureChange, address: string) {
  const { name, publishedAt, statement, citation } = change;
  const link = `${address}#${changeAnchor(change)}`;
  return {
    id: link,
    title: { value: `${name}: ${changeText(change)}` },
    links: [{ href: link, rel: 'alternate', type: 'text/html' }],
    published: new Date(publishedAt),
    updated: new Date(publishedAt),
    content: { type: 'text', value: `${statement} ${citation}.` },
  };
}

export function renderChangesFeed({ productName, origin, copy, changes }: ChangesFeed): string {
  const address = `${origin}${CHANGES_URL}`;
  return generateAtomFeed({
    id: address,
    title: { value: `${productName}: ${copy.heading}` },
    subtitle: { value: copy.lead },
    updated: new Date(changes[0]?.publishedAt ?? NEVER),
    authors: [{ name: productName, uri: `${origin}/` }],
    links: [
      { href: `${origin}${CHANGES_FEED_URL}`, rel: 'self', type: 'application/atom+xml' },
      { href: address, rel: 'alternate', type: 'text/html' },
    ],
    entries: changes.slice(0, FEED_LENGTH).map((change) => toEntry(change, address)),
  });
}

export async function loadChangesFeed(origin: string): Promise<string> {
  const [{ productName }, copy, changes] = await Promise.all([
    readSiteSettings(),
    readPart('figures-page', 'changes'),
    listFigureChanges(),
  ]);
  return renderChangesFeed({ productName, origin, copy, changes });
}
