import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { CityEdition } from '#app/data/city-editions.server.ts';
import { renderCityDataFeed } from './city-data-feed.server.ts';

const edition: CityEdition = {
  set: 'pluto',
  version: '26v2',
  rows: 858_284,
  loadedAt: '2026-11-27T12:00:00.000Z',
  title: 'PLUTO',
  agency: 'Department of City Planning',
  page: 'https://www.nyc.gov/pluto',
};

const read = (editions: CityEdition[]) =>
  parseAtomFeed(renderCityDataFeed({ productName: 'Lotline', origin: 'https://site.test', editions }));

describe('the city data feed', () => {
  it('links to itself even when nothing is loaded', () => {
    expect(read([])).toMatchObject({
      id: 'https://site.test/city-data/changes.xml',
      links: [{ href: 'https://site.test/city-data/changes.xml', rel: 'self' }, { rel: 'alternate' }],
    });
  });

  it('has an entry for each edition with its set, version, date and row count', () => {
    const feed = read([edition, { ...edition, set: 'covered', version: '2026-03', title: 'The list' }]);
    expect(feed.updated).toBe(edition.loadedAt);
    expect(feed.entries).toMatchObject([
      {
        id: 'https://site.test/city-data/changes.xml#pluto-26v2',
        title: { value: 'PLUTO: 26v2' },
        updated: edition.loadedAt,
        links: [{ href: edition.page }],
        content: {
          value: 'Published by: Department of City Planning. Loaded on November 27, 2026, with 858,284 rows.',
        },
      },
      { title: { value: 'The list: March 2026' } },
    ]);
  });
});
