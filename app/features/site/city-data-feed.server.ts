import { generateAtomFeed } from 'feedsmith';
import { type CityEdition, listCityEditions } from '#app/data/city-editions.server.ts';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { longDate } from '#app/ui/dates.ts';
import { groupDigits } from '#law/figures/figure-kinds.ts';
import { versionText } from '#law/buildings/facts.ts';
import { CITY_DATA_FEED } from './feed-link.ts';

const FEED_LENGTH = 50;

interface CityDataFeed {
  productName: string;
  origin: string;
  editions: readonly CityEdition[];
}

/** Atom requires an update date, even before the first edition. */
const NEVER = '2026-01-01T00:00:00.000Z';

function toEntry({ set, version, rows, loadedAt, title, agency, page }: CityEdition, feed: string) {
  const at = new Date(loadedAt);
  return {
    id: `${feed}#${set}-${encodeURIComponent(version)}`,
    title: { value: `${title}: ${versionText(version)}` },
    links: [{ href: page, rel: 'alternate', type: 'text/html' }],
    published: at,
    updated: at,
    content: {
      type: 'text',
      value: `Published by: ${agency}. Loaded on ${longDate(loadedAt)}, with ${groupDigits(String(rows))} rows.`,
    },
  };
}

export function renderCityDataFeed({ productName, origin, editions }: CityDataFeed): string {
  const feed = `${origin}${CITY_DATA_FEED.url}`;
  return generateAtomFeed({
    id: feed,
    title: { value: `${productName}: ${CITY_DATA_FEED.title}` },
    subtitle: {
      value: 'The lists of lots, addresses, and filings that the pages of buildings are based on.',
    },
    updated: new Date(editions[0]?.loadedAt ?? NEVER),
    authors: [{ name: productName, uri: `${origin}/` }],
    links: [
      { href: feed, rel: 'self', type: 'application/atom+xml' },
      { href: `${origin}/buildings`, rel: 'alternate', type: 'text/html' },
    ],
    entries: editions.map((edition) => toEntry(edition, feed)),
  });
}

export async function loadCityDataFeed(origin: string): Promise<string> {
  const [{ productName }, editions] = await Promise.all([readSiteSettings(), listCityEditions(FEED_LENGTH)]);
  return renderCityDataFeed({ productName, origin, editions });
}
