import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emitContentEvent } from '#cms/events/hub.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { type Statement, statementsOf, tablesReadWhole } from '../support/statements.ts';

const ARTICLES = 10_000;
const MANY = new URL('../support/many-articles.sql', import.meta.url);

/** The most SQL statements that a page may send, however much content there is: no page may query per list item. */
const MAX = 6;

/** The limits of pages that need more or fewer statements. */
const OTHER_LIMITS: Record<string, number> = {
  '/': 8,
  '/about': 4,
  '/contact': 4,
  '/feedback': 4,
  '/help': 5,
  '/legal': 4,
  '/browse-modules': 4,
  '/search': 4,
  '/ll97/quiz': 4,
  '/ll97/report': 4,
  // The statements load the copy for the page, and for the report that it shows while the visitor types.
  '/ll97/calculator': 3,
  '/ll97/newsletter': 3,
  // Two statements load laws: the ones that a vendor can choose from, and the module's.
  '/ll97/vendor-access': 7,
  '/ll199/vendor-access': 7,
  '/nyc-internet/vendor-access': 7,
  '/nyc-plastic/vendor-access': 7,
  '/nyc-pest/vendor-access': 7,
  '/cwz/vendor-access': 7,
  // Each example on the page is an actual API response.
  '/developers': 12,
  '/ll199': 7,
  '/ll199/blog': 5,
  '/nyc-internet/quiz': 5,
  '/nyc-plastic/quiz': 3,
  // One statement loads the copy for the map and the zone finder.
  '/cwz': 7,
  '/nyc-internet': 8,
  '/nyc-plastic': 8,
  '/nyc-pest': 8,
  '/cwz/assessment': 5,
  '/cwz/faq': 5,
  '/buildings/describe': 5,
  '/buildings/describe/questions': 5,
};

/** Every public page with a fixed URL, and its limit. */
const PAGES = siteRoutes.routes
  .filter(({ path, isPage, handle }) => isPage && handle.isPublic && !path.includes(':'))
  .map(({ path }): [address: string, statements: number] => [path, OTHER_LIMITS[path] ?? MAX]);

/** An article, a building, files, and pages with a query, each with its limit. */
const OTHERS: [address: string, statements: number][] = [
  ['/ll97/blog/measured-500', 7],
  // Thousands of articles contain the figure in this article. The additional statement loads the figure's history.
  ['/ll97/blog/measured-501', 8],
  ['/ll97/blog/feed.xml', 6],
  ['/sitemap.xml', 3],
  ['/sitemaps/pages.xml', 7],
  ['/sitemaps/buildings-1.xml', 4],
  // Two statements load the lot and its city record. The others load the laws, the copy and the settings, which are cached.
  ['/buildings/1008350041', 7],
  ['/buildings/1008350041?gasPiping=no&units=8', 7],
  ['/api/v1/buildings/1008350041', 6],
  ['/search?q=building', 9],
  ['/search?q=penlaty', 14],
  ['/search/suggestions?q=bui', 3],
  ['/search?q=nothing+like+wombats', 14],
  ['/ll97/calculator?bbl=1008350041', 4],
  ['/ll97/quiz?answers=1d&filled=1', 4],
  ['/partners/directory?for=ll97,cwz', 7],
  ['/ll97/blog?page=1500', 6],
  ['/ll97/blog?category=Case+Study', 6],
  ['/ll97/blog?q=building', 6],
  // If the blog search finds few articles, three more statements count the matches of the site search.
  ['/ll97/blog?q=buildings', 9],
  ['/ll97/blog?q=evaporator', 7],
  ['/ll97/blog?q=building+owner', 6],
  ['/ll97/blog?q=a', 6],
  ['/ll97/blog?q=zq', 7],
  ['/ll97/blog?q=nothing+like+wombats', 7],
  ['/ll97/blog?q=building&category=Financial', 6],
];

/** Matches statements for the site's name and contact details, which the first page loads for all others. */
const SHARED_COPY = / from "(site_settings|legal)" /;

let test: TestPayload;
let loadersOf: (typeof import('../support/page-loaders.ts'))['loadersOf'];

/** Vacuums the tables, as PostgreSQL eventually does by itself. Returns whether index-only scans are possible now. */
async function cleaned(): Promise<boolean> {
  const { pool } = test.payload.db;
  await pool.query('vacuum analyze articles, search.entries');
  const { rows } = await pool.query<{ is_clean: boolean }>(
    `select bool_and(relallvisible >= relpages - 1) as is_clean from pg_class where relname in ('articles', 'entries')`,
  );
  return rows[0]?.is_clean === true;
}

beforeAll(async () => {
  test = await createTestPayload();
  ({ loadersOf } = await import('../support/page-loaders.ts'));
  const { pool } = test.payload.db;
  await pool.query(await readFile(MANY, 'utf8'), [ARTICLES]);
  const { buildSearch } = await import('#collections/search/build.ts');
  await buildSearch(test.payload);
  await vi.waitUntil(cleaned, { timeout: 30_000 });
});

afterAll(() => test.close());

async function sentFor(address: string): Promise<Statement[]> {
  const { load } = await loadersOf(address);
  emitContentEvent({ collection: 'articles', change: 'changed' });
  const statements = await statementsOf(test.payload, load);
  // The first page that needs the figures or the violation codes loads all of them, and other pages share them.
  return statements.filter(({ text }) => !/ from "(figures|deadlines|sources|violation_codes)" /.test(text));
}

describe('with ten thousand articles', () => {
  it.each([...PAGES, ...OTHERS])(
    'loading %s sends at most %i SQL statements, and none reads all articles',
    async (address, most) => {
      const statements = await sentFor(address);
      expect(statements.length).toBeGreaterThan(0);
      const own = statements.map(({ text }) => text).filter((text) => !SHARED_COPY.test(text));
      expect(own.slice(most)).toEqual([]);
      const whole = await Promise.all(
        statements.map(async (statement) => ({
          statement,
          tables: await tablesReadWhole(test.payload, statement),
        })),
      );
      expect(
        whole
          .filter(({ tables }) => tables.includes('articles') || tables.includes('entries'))
          .map(({ statement }) => statement.text),
      ).toEqual([]);
    },
  );
});
