import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures.ts';
import { GENERAL_PAGES } from '../support/e2e/general-pages.ts';
import { hydrated } from '../support/e2e/hydration.ts';

const KILOBYTE = 1000;
/** Compressed JavaScript of a page: see docs/decisions/0036. */
const MOST_OF_STATIC = 5 * KILOBYTE;
const MOST_OF_INTERACTIVE = 125 * KILOBYTE;

/** How long a page is left alone before it counts as calm. */
const CALM_MS = 500;

const STATIC = [
  ...GENERAL_PAGES,
  '/partners/borough-energy-advisors',
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  '/ll97',
  '/ll97/report',
  '/ll97/blog/annual-report-step-by-step',
  '/cwz',
  '/cwz/faq',
  '/ll199/report',
  '/nyc-internet/report',
  '/nyc-pest/report',
  '/nyc-plastic',
  '/no/such/page',
];

const INTERACTIVE = [
  '/ll97?for=providers',
  '/ll97/blog',
  '/ll97/newsletter',
  // Not open yet.
  '/nyc-plastic/quiz',
  '/contact',
  '/feedback',
  '/ll97/quiz',
  '/ll97/calculator',
  '/ll97/vendor-access',
  '/ll199/invoice',
  '/cwz/assessment',
  '/nyc-internet/quiz',
];

/** Counts the bytes of the scripts that a page loads, as they travel. */
function weigh(page: Page): { sum: () => Promise<number> } {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return { sum: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}

/** Waits until nothing has been loaded for a while. */
async function calm(page: Page): Promise<void> {
  await page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, pause);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, pause);
        }).observe({ type: 'resource', buffered: true });
      }),
    CALM_MS,
  );
}

for (const address of STATIC) {
  test(`${address} ships no React, and at most 5 KB of scripts`, async ({ page, consoleWatch }) => {
    consoleWatch.allow(/404/);
    const weight = weigh(page);
    await page.goto(address);
    await calm(page);
    const sum = await weight.sum();
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(MOST_OF_STATIC);
    await expect(page.locator('script:not([type]), link[rel=modulepreload]')).toHaveCount(0);
  });
}

for (const address of INTERACTIVE) {
  test(`${address} loads at most 125 KB of scripts`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(address);
    await hydrated(page);
    await calm(page);
    expect(await weight.sum()).toBeLessThanOrEqual(MOST_OF_INTERACTIVE);
  });
}
