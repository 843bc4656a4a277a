import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { articleData } from '../support/factories.ts';
import { expect, httpTest, pageTest as test, test as ownContextTest } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';

const ARTICLE = '/ll97/blog/annual-report-step-by-step';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');

test('a blog is searched as readers type, and clearing the search shows its first page', async ({ page }) => {
  await openHydrated(page, '/ll97/blog?page=2');
  await page.getByRole('searchbox').fill('RENT-REGULATED');
  await expect(page).toHaveURL('/ll97/blog?q=RENT-REGULATED');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('Newest', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '2 results' }).click();
  await expect(page).toHaveURL('/ll97/blog');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(cards(page)).toHaveCount(6);
});

test('a blog shows six skeletons while it loads, and offers to try again after an error', async ({
  page,
  consoleWatch,
}) => {
  // The 503 response below imitates a proxy whose server is down, so it contains no page data.
  consoleWatch.allow(/503|SyntaxError/);
  await openHydrated(page, '/ll97/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Law 97 Resources & Insights');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText('Newest', { exact: true })).toHaveCount(1);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/blog\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await categories(page).filter({ hasText: 'Financial' }).click();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(6);
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(0);
  await expect(cards(page).first()).toContainText('Financial');
  await page.unroute(/blog\.data/);

  await page.route(/blog\.data/, (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  await categories(page).filter({ hasText: 'Compliance' }).click();
  await expect(page.locator('[data-toast]', { hasText: 'Failed to load blog posts' })).toContainText(
    'An error occurred while fetching the blog posts.',
  );
  await page.unroute(/blog\.data/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Law 97 Resources & Insights');
});

test('an article links to its sections, tools for its law and related articles, and prints without navigation', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Local Law 97 report, step by step');
  const header = page.getByRole('main').getByRole('article').first();
  await expect(header.getByRole('img').first()).toHaveAttribute('alt', /./);
  await expect(header.locator('.callout').first()).toBeVisible();

  const name = '3. Collect one calendar year of energy';
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/#3-collect-one-calendar-year-of-energy$/);
  await expect(page.getByRole('heading', { name })).toBeInViewport();
  await expect(page.getByRole('link', { name: `Link to “${name}”` })).toHaveAttribute(
    'href',
    '#3-collect-one-calendar-year-of-energy',
  );

  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related Articles' }) });
  await expect(related.getByRole('article').first()).toBeVisible();
  for (const card of await related.getByRole('article').all()) await expect(card).toContainText('Compliance');
  const below = page.locator('section:has(h2:text-is("Related Articles")) ~ nav');
  await expect(below).toHaveAccessibleName('Tools for Local Law 97');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(contents).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Tools for Local Law 97' })).toBeHidden();
});

test('an unknown article shows a toast and a link to the blog, and an unknown blog page returns 404', async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  expect((await page.goto('/ll97/blog/no-such-article'))?.status()).toBe(404);
  await expect(page.getByText('Failed to load article')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/ll97/blog');
  for (const query of ['page=999', 'category=Nonsense']) {
    const response = await request.get(`/ll97/blog?${query}`);
    expect({ query, status: response.status() }).toEqual({ query, status: 404 });
    expect(await response.text()).toContain('No such page');
  }
});

httpTest(
  'each visit to an article is counted once, and visitors cannot see drafts',
  async ({ request, api }) => {
    const { slug, id } = await api.create(
      'articles',
      await articleData({ publishedAt: '2020-02-01T17:00:00.000Z' }),
    );
    for (let visit = 1; visit <= 2; visit += 1) await request.get(`/ll97/blog/${String(slug)}`);
    await expect.poll(async () => (await api.find('articles', { id: Number(id) }))?.readCount).toBe(2);
    const draft = `/ll97/blog/draft-${randomUUID()}`;
    await api.create('articles', await articleData({ slug: draft.split('/').at(-1), _status: 'draft' }));
    for (const address of [draft, `${draft}?preview=true`]) {
      expect((await request.get(address)).status()).toBe(404);
    }
  },
);

ownContextTest(
  "a visitor shares an article with the device's share sheet, or copies its link",
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${ARTICLE}$`));

    const other = await context.newPage();
    await other.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (shared: unknown) => {
          document.documentElement.dataset.shared = JSON.stringify(shared);
          return Promise.resolve();
        },
      });
    });
    await other.goto(ARTICLE);
    await other.getByRole('button', { name: 'Share' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-shared', new RegExp(ARTICLE));
  },
);

ownContextTest(
  'the share and print buttons are hidden when their script fails to load',
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED/);
    await page.route(/\/assets\/site-script-.*\.js$/, (route) => route.abort());
    await page.goto(ARTICLE);
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.goto('/nyc-pest/report');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pest checklist');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  },
);
