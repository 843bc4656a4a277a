import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { articleData } from '../support/factories.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';

const FOURTEEN = 14;

/** Articles of an author nobody else has, older than the seeded ones, so that no other test sees them first. */
const desk = `Desk ${randomUUID().slice(0, 8)}`;
const searchForDesk = `/ll97/blog?q=${encodeURIComponent(desk)}`;

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

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');

test('the blog shows six articles on a page, newest first, and the newsletter form', async ({ page }) => {
  await page.goto('/ll97/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Law 97 Resources & Insights');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText('Newest', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Stay Updated on LL97' })).toBeVisible();
});

test('a card has category, read time, title, excerpt, author, date and a way to read on', async ({
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
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Number 14 of ${desk}`);
});

test('categories are offered in their order, filter exactly and go back to page 1', async ({ page }) => {
  await page.goto(`${searchForDesk}&page=2`);
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveText([
    'All',
    'Compliance',
    'Solutions',
    'Financial',
    'Strategies',
    'Case Study',
    'Updates',
  ]);
  await categories.filter({ hasText: 'Financial' }).click();
  await expect(page).toHaveURL(`/ll97/blog?q=${desk.replace(' ', '+')}&category=Financial`);
  await expect(titles(page)).toHaveText([`Number 1 of ${desk}`]);
  await expect(page.getByText('Newest', { exact: true })).toHaveCount(0);
});

test('the search runs while typing, counts its results, and is cleared by the count', async ({ page }) => {
  await page.goto('/ll97/blog?category=Updates&page=2');
  await page.getByRole('searchbox').fill(desk.toUpperCase());
  await expect(page.getByRole('button', { name: '13 results' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=DESK.*&category=Updates$/);
  await page.getByRole('button', { name: '13 results' }).click();
  await expect(page).toHaveURL('/ll97/blog?category=Updates');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'results' })).toHaveCount(0);
});

test('pages have previous, next, numbers and gaps', async ({ page }) => {
  await page.goto(searchForDesk);
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
});

test('a search without results offers to clear the filters', async ({ page }) => {
  await page.goto('/ll97/blog?q=nothing-has-this-word&category=Updates');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/ll97/blog');
  await expect(cards(page)).toHaveCount(6);
});

test('six skeletons stand in while a list loads', async ({ page }) => {
  await page.goto('/ll97/blog');
  await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = () => resolve();
  });
  await page.route(/blog\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Financial' }).click();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(6);
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(0);
  await expect(cards(page).first()).toContainText('Financial');
});

test('an unknown page number or category is a 404 page', async ({ page, consoleWatch, request }) => {
  consoleWatch.allow(/404/);
  for (const address of ['?page=-1', '?page=0', '?page=1e9', '?page=two', '?category=Nonsense']) {
    const response = await request.get(`/ll97/blog${address}`);
    expect({ address, status: response.status() }).toEqual({ address, status: 404 });
    expect(await response.text()).toContain('No such page');
  }
  expect((await page.goto('/ll97/blog?page=999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible();
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(cards(page)).toHaveCount(6);
});

test('a search of 3 KB is refused beside its field, and keeps what was typed', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  expect((await page.goto(`/ll97/blog?q=${'x'.repeat(3000)}`))?.status()).toBe(400);
  await expect(page.getByRole('alert')).toHaveText('Your search is too long. Use at most 200 characters.');
  await expect(page.getByRole('searchbox')).toHaveValue(/^x{200}/);
});

test('a blog that fails to load shows a toast and offers to try again', async ({ page, consoleWatch }) => {
  // The answer is that of a proxy in front of a server that is gone: no page data.
  consoleWatch.allow(/503|SyntaxError/);
  await openHydrated(page, '/ll97/blog');
  await page.route(/\/ll97\/blog\.data/, (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  await page.getByRole('link', { name: 'Financial', exact: true }).click();
  await expect(page.locator('[data-toast]', { hasText: 'Failed to load blog posts' })).toContainText(
    'An error occurred while fetching the blog posts.',
  );
  await page.unroute(/\/ll97\/blog\.data/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Law 97 Resources & Insights');
});
