import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';

const SEEDED = "What Local Law 199 changed for your hauler's bill";

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text });

test('the LL199 blog has a card for each article, and each article leads back', async ({ page }) => {
  await page.goto('/ll199/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Law 199 guides and updates');
  await expect(cards(page)).toHaveCount(3);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('link', { name: 'Read Article' })).toBeVisible();
    await expect(card).toContainText('min read');
  }
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link')).toHaveText(['All', 'LL199 Updates', 'Costs', 'Recycling']);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/blog\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await categories.getByRole('link', { name: 'Costs' }).click();
  await expect(page.getByTestId('article-skeleton').first()).toBeVisible();
  release();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
  await page.unroute(/blog\.data/);

  await page.goto('/ll199/blog?q=nothing-has-this-word');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await cards(page).first().getByRole('link', { name: 'Read Article' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SEEDED);
  const article = cards(page).first();
  await expect(article).toContainText('LL199 Updates');
  await expect(article).toContainText('November 22, 2026');
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).last().click();
  await expect(page).toHaveURL('/ll199/blog');
});

test('the LL199 blog has its own messages for a missing article and a failed request', async ({
  page,
  consoleWatch,
}) => {
  // The answer to the second is that of a proxy in front of a server that is gone: no page data.
  consoleWatch.allow(/404|503|SyntaxError/);
  expect((await page.goto('/ll199/blog/no-such-article'))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Blog Post Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await expect(toast(page, 'Failed to load blog post')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(cards(page)).toHaveCount(3);

  await openHydrated(page, '/ll199/blog');
  await page.route(/\/ll199\/blog\.data/, (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All' }).click();
  await expect(toast(page, 'Failed to load blog posts')).toBeVisible();
  await page.unroute(/\/ll199\/blog\.data/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(cards(page)).toHaveCount(3);
});
