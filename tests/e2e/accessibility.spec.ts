import type { Page } from '@playwright/test';
import { axe, axeOfColours, expect, test } from '../support/e2e/fixtures.ts';
import { examplePages } from '../support/site-routes.ts';

/** What pages look like with a query: tabs, steps, results, confirmations. */
const WITH_QUERY = [
  '/contact?message=received',
  '/feedback?feedback=received',
  '/ll97?for=providers',
  '/ll97/quiz?answers=1a',
  '/ll97/quiz?answers=1a-2a-3a-4a-5a',
  '/ll97/quiz?answers=1b-2b-3b-4b-5c',
  '/ll97/quiz?answers=1c-2c-3c-4c-5c',
  '/ll97/quiz?answers=1d-2d-3d-4d-5d&result=received',
  '/ll97/report?tab=premium-reports',
  '/ll97/blog?q=nothing-has-this-word',
  '/ll97/vendor-access?application=received',
  '/nyc-pest/quiz?answers=1c-2d-3b-4e-5c',
  '/nyc-pest/report?answers=1c-2d-3b-4e-5c',
  '/cwz/assessment?lost=yes',
  '/ll199/quiz?answers=',
  '/ll199/quiz?answers=1a-2d-3d-4d-5d',
  '/ll199/invoice?invoice=received',
  '/nyc-internet/vendor-access?application=received',
];

const PAGES = [...examplePages.map(({ address }) => address), ...WITH_QUERY];

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** What a page consists of depends on the width, its colours on both. */
const LOOKS = [
  { size: WIDE, colorScheme: 'light', look: axe },
  { size: WIDE, colorScheme: 'dark', look: axeOfColours },
  { size: NARROW, colorScheme: 'dark', look: axe },
  { size: NARROW, colorScheme: 'light', look: axeOfColours },
] as const;

/** Whether the page is wider than its window. */
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const address of PAGES) {
  test(`${address} has no serious finding, narrow or wide, light or dark, and no sideways scrolling`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const { size, colorScheme, look } of LOOKS) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await look(page);
      expect({ ...size, scrollsSideways: await scrollsSideways(page) }).toEqual({
        ...size,
        scrollsSideways: false,
      });
    }
  });
}

test('errors in a form have no serious finding', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/400/);
  await page.goto('/ll97/vendor-access');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await axe(page);
});

test('the open menu of a phone has no serious finding', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/ll97');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page);
});
