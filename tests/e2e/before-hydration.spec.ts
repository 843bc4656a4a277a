import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pdf } from '../support/e2e/bills.ts';
import { expect, test } from '../support/e2e/fixtures.ts';
import { hydrated } from '../support/e2e/hydration.ts';

const REACT = /\/assets\/application-.*\.js$/;

/** Does not wait for the `load` event, which waits for scripts. */
const BEFORE_SCRIPTS = { waitUntil: 'domcontentloaded' } as const;

/** Keeps React from loading until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REACT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the menu opens before React has loaded', { tag: '@phone' }, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) >= 1024, 'There is no drawer on a wide screen.');
  const release = await holdBack(page);
  await page.goto('/contact', BEFORE_SCRIPTS);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lotline' });
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await drawer.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  release();
});

test('a form submitted before React has loaded is sent as a plain POST', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/ll97/blog', BEFORE_SCRIPTS);
  await page.getByLabel('Email address').fill(`early-${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/ll97/newsletter?subscribed=yes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription successful!');
  release();
  await hydrated(page);
});

test('a search typed before React has loaded runs once it has', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/ll97/blog', BEFORE_SCRIPTS);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('report');
  release();
  await expect(page).toHaveURL(/[?&]q=report/);
});

const FORMS = [
  '/ll199/invoice',
  '/cwz/assessment',
  '/nyc-internet/quiz',
  '/ll97/quiz',
  '/ll97/quiz?answers=1c-2c-3c-4c-5c',
  '/ll97/calculator',
  '/ll97/vendor-access',
  // This search finds only a seeded article, because other tests add and remove articles in the meantime.
  '/ll97/blog?q=rent-regulated',
  '/contact',
  '/feedback',
];

const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, input:not([type=file], [type=hidden]), select, textarea, h1, h2, footer')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { top, left, height } = element.getBoundingClientRect();
        return [element.textContent, top, left, height].join(' ');
      }),
    );

test('hydrating a form moves nothing on the page, so no click misses its target', async ({ page }) => {
  for (const address of FORMS) {
    const release = await holdBack(page);
    await page.goto(address, BEFORE_SCRIPTS);
    const places = await placesOf(page);
    release();
    await hydrated(page);
    expect(await placesOf(page), address).toEqual(places);
  }
});

test('a file chosen before React has loaded is listed once it has', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/ll199/invoice', BEFORE_SCRIPTS);
  await page.getByRole('main').locator('input[type=file]').first().setInputFiles(pdf('Early bill.pdf'));
  release();
  await expect(page.getByRole('main').getByText('Early bill.pdf')).toBeVisible();
});
