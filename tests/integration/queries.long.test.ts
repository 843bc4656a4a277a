import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emitContentEvent } from '#cms/events/hub.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { type Statement, statementsOf, tablesReadWhole } from '../support/statements.ts';

const ARTICLES = 10_000;
const MANY = new URL('../support/many-articles.sql', import.meta.url);

/** The most statements that a page may send, however much content there is: none for each item of a list. */
const MAX = 6;

/** Pages that need more or fewer. */
const OTHER_LIMITS: Record<string, number> = {
  '/': 8,
  '/about': 4,
  '/contact': 4,
  '/feedback': 4,
  '/help': 5,
  '/legal': 4,
  '/partners/directory': 6,
  '/browse-modules': 4,
  '/search': 4,
  '/ll97': 6,
  '/ll97/quiz': 4,
  '/ll97/report': 4,
  // Its texts and those of the report, which it shows as one types.
  '/ll97/calculator': 3,
  '/ll97/newsletter': 3,
  // Two for the laws: those that a vendor chooses from, and those of the module.
  '/ll97/vendor-access': 7,
  '/ll199/vendor-access': 7,
  '/nyc-internet/vendor-access': 7,
  '/nyc-plastic/vendor-access': 7,
  '/nyc-pest/vendor-access': 7,
  '/cwz/vendor-access': 7,
  // Each example is a response of the API.
  '/developers': 12,
  '/ll199': 7,
  '/ll199/blog': 5,
  '/nyc-internet/quiz': 5,
  '/nyc-plastic/quiz': 3,
  // One for the texts of the map and the finder.
  '/cwz': 7,
  '/nyc-internet': 8,
  '/nyc-plastic': 8,
  '/nyc-pest': 8,
  '/cwz/assessment': 5,
  '/cwz/faq': 5,
  '/buildings/describe': 5,
  '/buildings/describe/questions': 5,
};

/** Every public page that has one address. */
const PAGES = siteRoutes.routes
  .filter(({ path, isPage, handle }) => isPage && handle.isPublic && !path.includes(':'))
  .map(({ path }): [address: string, statements: number] => [path, OTHER_LIMITS[path] ?? MAX]);

/** An article, files, and pages with a query. */
const OTHERS: [address: string, statements: number][] = [
  ['/ll97/blog/measured-500', 7],
  // Its figure is in thousands of articles. One statement more: the history of the figure.
  ['/ll97/blog/measured-501', 8],
  ['/ll97/blog/feed.xml', 6],
  ['/sitemap.xml', 3],
  ['/sitemaps/pages.xml', 7],
  ['/sitemaps/buildings-1.xml', 4],
  // Two are for the lot and the city's record of it; the others for the laws, the copy and the settings, which are cached.
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
  // Where a blog finds few, three more count what the search of the site finds.
  ['/ll97/blog?q=buildings', 9],
  ['/ll97/blog?q=evaporator', 7],
  ['/ll97/blog?q=building+owner', 6],
  ['/ll97/blog?q=a', 6],
  ['/ll97/blog?q=zq', 7],
  ['/ll97/blog?q=nothing+like+wombats', 7],
  ['/ll97/blog?q=building&category=Financial', 6],
];

/** The name of the site and its addresses, which all copy may name. The first page loads them, and others share them. */
const SHARED_COPY = / from "(site_settings|legal)" /;

let test: TestPayload;
let loadersOf: (typeof import('../support/page-loaders.ts'))['loadersOf'];

/** Cleans the table, as PostgreSQL does by itself in time. Whether nothing is left that hinders indexes. */
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
  // The registers of figures and of codes are loaded as a whole, by the first page that needs them: other pages share them.
  return statements.filter(({ text }) => !/ from "(figures|deadlines|sources|violation_codes)" /.test(text));
}

describe('with ten thousand articles', () => {
  it.each([...PAGES, ...OTHERS])(
    '%s sends at most %i statements, and none reads all articles',
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

  it('tablesReadWhole detects a statement that reads all articles', async () => {
    const statement = { text: 'select body from articles where title = $1', values: ['A title'] };
    expect(await tablesReadWhole(test.payload, statement)).toEqual(['articles']);
  });
});
