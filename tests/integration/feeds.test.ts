import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitContentEvent } from '#cms/events/hub.ts';
import { listBuildingPages } from '#app/data/covered-buildings.server.ts';
import { listSitemapPages } from '#app/data/page-urls.server.ts';
import { readSiteSettings } from '#app/data/site-settings.server.ts';
import { loadCityDataFeed } from '#app/features/site/city-data-feed.server.ts';
import { loadLlmsText } from '#app/features/site/llms-text.server.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { siteRoutes } from '../support/site-routes.ts';

const ORIGIN = 'https://site.test';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
});
afterAll(() => test.close());

const query = (text: string) => test.payload.db.pool.query(text);

async function feedEntries() {
  const xml = await loadCityDataFeed(ORIGIN);
  return { xml, entries: parseAtomFeed(xml).entries ?? [] };
}

describe('the feed of city data editions', () => {
  it('lists the edition that ships with the product, but not the samples', async () => {
    const { entries } = await feedEntries();
    expect(entries.map(({ id }) => id)).toEqual([`${ORIGIN}/city-data/changes.xml#covered-2026-03`]);
    expect(entries[0]?.content?.value).toContain('29,173 rows');
  });

  it('lists successful imports once per version, without users or file names', async () => {
    const values = [
      "('pluto', '26v1', 'done', 858000, 'ada@example.com', '/home/ada/pluto.csv', '2026-11-01')",
      "('pluto', '26v2', 'done', 858100, 'ada@example.com', '/home/ada/pluto.csv', '2026-11-20')",
      "('pluto', '26v2', 'done', 858284, 'ada@example.com', '/home/ada/pluto.csv', '2026-11-21')",
      "('pad', '26b', 'failed', 0, 'ada@example.com', '/home/ada/pad.zip', '2026-11-22')",
      "('hpd-violations', '2026-11-23', 'done', 5, 'ada@example.com', 'portal', '2026-11-23')",
    ];
    await query(
      `insert into city.imports (set_name, version, state, rows_loaded, started_by, file, ended_at) values ${values.join(',')}`,
    );
    const { xml, entries } = await feedEntries();
    const ids = entries.map(({ id = '' }) => id.split('#')[1]);
    expect(ids.filter((id) => id !== 'covered-2026-03')).toEqual(['pluto-26v2', 'pluto-26v1']);
    const pluto = entries.find(({ id = '' }) => id.endsWith('#pluto-26v2'));
    expect(pluto).toMatchObject({ updated: expect.stringContaining('2026-11-21') as unknown });
    expect(pluto?.content?.value).toContain('858,284 rows');
    expect(xml).not.toMatch(/ada|\.csv|portal/);
  });
});

describe('llms.txt', () => {
  it('lists the pages in the menus, each law and guide, and the API', async () => {
    const text = await loadLlmsText(ORIGIN, siteRoutes.routes);
    const { productName, navigation } = await readSiteSettings();
    expect(text).toMatch(new RegExp(`^# ${productName}\n\n> `));
    for (const { label, url } of navigation) expect(text).toContain(`- [${label}](${ORIGIN}${url})`);
    for (const path of ['/laws/ll152', '/help/getting-started', '/ll97', '/api/v1/bulk', '/sitemap.xml']) {
      expect(text).toContain(`](${ORIGIN}${path})`);
    }
    expect(text).not.toMatch(/\{figure:|undefined/);
  });

  it('omits pages that are not in the build', async () => {
    expect(await loadLlmsText(ORIGIN, [])).not.toContain('/api/v1');
  });
});

describe('the sitemap', () => {
  it('includes the date of the last change to each list, law, figure, guide, and building', async () => {
    const pages = await listSitemapPages(siteRoutes.routes);
    for (const path of ['/laws', '/laws/ll152', '/help', '/help/getting-started', '/figures', '/ll97']) {
      expect(pages.find((page) => page.path === path)?.updatedAt, path).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
    await query("update city.sets set imported_at = '2027-05-01T12:00:00Z' where name = 'pluto'");
    emitContentEvent({ collection: 'city', change: 'changed' });
    const [building] = await listBuildingPages(1);
    expect(building).toMatchObject({
      path: expect.stringMatching(/^\/buildings\/\d{10}$/) as unknown,
      updatedAt: '2027-05-01T12:00:00.000Z',
    });
  });
});
