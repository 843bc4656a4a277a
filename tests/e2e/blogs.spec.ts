import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { articleData } from '../support/factories.ts';
import { expect, pageTest as test, test as ownContextTest } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';

const FOURTEEN = 14;
const ARTICLE = '/ll97/blog/annual-report-step-by-step';

/** The author of test articles. These are older than the seeded ones, so other tests do not see them first. */
const desk = `Desk ${randomUUID().slice(0, 8)}`;
const searchForDesk = `/ll97/blog?q=${encodeURIComponent(desk)}`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');

test.describe('with 14 articles', () => {
  test.beforeAll(async ({ api }) => {
    for (let number = 1; number <= FOURTEEN; number += 1) {
      const publishedAt = `2020-01-${String(number).padStart(2, '0')}T17:00:00.000Z`;
      const category = number === 1 ? ('Financial' as const) : ('Updates' as const);
      await api.create(
        'articles',
        await articleData({ title: `Number ${number} of ${desk}`, author: desk, publishedAt, category }),
      );
    }
  });

  test('readers page through a blog, filter it by category, and search it while they type', async ({
    page,
  }) => {
    await page.goto(searchForDesk);
    const card = cards(page).first();
    await expect(card).toContainText('Updates');
    await expect(card).toContainText('1 min read');
    await expect(card).toContainText(`Number 14 of ${desk}`);
    await expect(card).toContainText('An excerpt.');
    await expect(card).toContainText(`${desk} · January 14, 2020`);
    await expect(card).toContainText('Read more');

    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('listitem')).toHaveText(['Previous', '1', '2', '3', 'Next']);
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(cards(page)).toHaveCount(6);
    await pages.getByRole('link', { name: 'Page 3' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.goBack();
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

    await categories(page).filter({ hasText: 'Financial' }).click();
    await expect(page).toHaveURL(`/ll97/blog?q=${desk.replace(' ', '+')}&category=Financial`);
    await expect(cards(page).getByRole('heading')).toHaveText([`Number 1 of ${desk}`]);
    await expect(page.getByText('Newest', { exact: true })).toHaveCount(0);

    await page.goto('/ll97/blog?category=Updates&page=2');
    await page.getByRole('searchbox').fill(desk.toUpperCase());
    await expect(page.getByRole('button', { name: '13 results' })).toBeVisible();
    await expect(page).toHaveURL(/\?q=DESK.*&category=Updates$/);
    await page.getByRole('button', { name: '13 results' }).click();
    await expect(page).toHaveURL('/ll97/blog?category=Updates');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'results' })).toHaveCount(0);
  });
});

test('a blog shows six skeletons while it loads, and offers to try again after an error', async ({
  page,
  consoleWatch,
}) => {
  // The 503 response below imitates a proxy whose server is down: it has no page data.
  consoleWatch.allow(/503|SyntaxError/);
  await openHydrated(page, '/ll97/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Law 97 Resources & Insights');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText('Newest', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Stay Updated on LL97' })).toBeVisible();
  await expect(categories(page)).toHaveText([
    'All',
    'Compliance',
    'Solutions',
    'Financial',
    'Strategies',
    'Case Study',
    'Updates',
  ]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeVisible();
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

test('an article shows its contents, tools for its law and related articles, and prints without navigation', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Local Law 97 report, step by step');
  const header = page.getByRole('main').getByRole('article').first();
  await expect(header).toContainText('Compliance');
  await expect(header).toContainText('Lotline Compliance Desk');
  await expect(header).toContainText('November 22, 2026');
  await expect(header).toContainText('min read');
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
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(page.getByText('Failed to load article')).toBeVisible();
  await expect(page.getByText("The article you're looking for could not be found.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/ll97/blog');
  for (const query of ['page=0', 'page=999', 'category=Nonsense']) {
    const response = await request.get(`/ll97/blog?${query}`);
    expect({ query, status: response.status() }).toEqual({ query, status: 404 });
    expect(await response.text()).toContain('No such page');
  }
});

test('each visit to an article is counted once, and visitors cannot see drafts', async ({
  page,
  request,
  api,
}) => {
  const { slug, id } = await api.create(
    'articles',
    await articleData({ publishedAt: '2020-02-01T17:00:00.000Z' }),
  );
  await page.goto(`/ll97/blog/${String(slug)}`);
  await page.goto(`/ll97/blog/${String(slug)}`);
  await expect.poll(async () => (await api.find('articles', { id: Number(id) }))?.readCount).toBe(2);
  const draft = `/ll97/blog/draft-${randomUUID()}`;
  await api.create('articles', await articleData({ slug: draft.split('/').at(-1), _status: 'draft' }));
  for (const address of [draft, `${draft}?preview=true`]) {
    expect((await request.get(address)).status()).toBe(404);
  }
});

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
