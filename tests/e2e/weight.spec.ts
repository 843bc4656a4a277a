import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures.ts';
import { GENERAL_PAGES } from '../support/e2e/general-pages.ts';
import { comeNear, hydrated } from '../support/e2e/hydration.ts';

const KILOBYTE = 1000;
/** Specification of the issue "Production", "Weight": compressed JavaScript of a page. */
const MOST_FOR_READING = 15 * KILOBYTE;
const MOST = 120 * KILOBYTE;

/** How long a page is left alone before it counts as calm. */
const CALM_MS = 500;

const READING = [
  ...GENERAL_PAGES,
  '/partners/borough-energy-advisors',
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  '/ll97',
  '/ll97/report',
  '/ll97/newsletter',
  '/ll97/blog',
  '/ll97/blog/annual-report-step-by-step',
  '/cwz',
  '/cwz/faq',
  '/ll199/report',
  '/nyc-internet/report',
  '/nyc-pest/report',
  '/nyc-plastic',
  // A form on any other page, a notice while it is not open.
  '/nyc-plastic/quiz',
];

const WITH_FORMS = [
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

for (const address of READING) {
  test(`${address} loads next to nothing, and 120 KB at most once it is used`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(address);
    await calm(page);
    const first = await weight.sum();
    expect(first, address).toBeGreaterThan(0);
    expect(first, address).toBeLessThanOrEqual(MOST_FOR_READING);
    if (await comeNear(page)) await hydrated(page);
    await calm(page);
    expect(await weight.sum(), `${address}, once it is used`).toBeLessThanOrEqual(MOST);
  });
}

for (const address of WITH_FORMS) {
  test(`${address} loads at most 120 KB of scripts`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(address);
    await hydrated(page);
    await calm(page);
    expect(await weight.sum()).toBeLessThanOrEqual(MOST);
  });
}
