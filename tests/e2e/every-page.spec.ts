import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { ADDRESSES_WITH_ID } from '../support/e2e/form-pages.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { expectLargeTextFits } from '../support/e2e/large-text.ts';
import { type ExamplePage, examplePages, siteRoutes } from '../support/site-routes.ts';

/** URLs whose query selects a tab, step, result or confirmation. */
const WITH_QUERY = [
  '/contact?message=received',
  '/figures?q=ton&law=ll97',
  '/ll97?for=providers',
  '/ll97/quiz?answers=1a-2a-3a-4a-5a',
  '/ll97/report?tab=premium-reports',
  '/ll97/calculator?bbl=1000237501',
  '/ll97/quiz?answers=1d-2a&filled=2',
  '/nyc-pest/quiz?answers=1c-2d-3b-4e-5c',
  '/nyc-pest/report?answers=1c-2d-3b-4e-5c',
  '/partners/directory?for=ll97,nyc-pest',
  '/buildings/describe?buildingClass=C1&units=8&district=304',
  '/search?q=penalty',
  '/ll199/invoice?invoice=received',
];

/** Routes whose pages differ between modules only in short texts, so that one page of each is enough. */
const ALIKE = /\/(?:blog|newsletter|vendor-access)$/;

/** Maximum compressed JavaScript of a page, in bytes: see docs/decisions/0036. */
const STATIC_LIMIT = 5_000;
const INTERACTIVE_LIMIT = 125_000;

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** Pages that show hundreds of rows without a query, which would take axe ten seconds to check. */
const SHOWN_WITH_A_QUERY = ['/figures', '/search'];
/** URLs of pages whose layout differs from the first page of their route. */
const OTHER_LAYOUTS = [
  '/ll199',
  '/nyc-internet',
  '/cwz',
  '/figures?q=ton&law=ll97',
  '/search?q=penalty',
  '/ll97/quiz?answers=1a-2a-3a-4a-5a',
  '/ll97/report?tab=premium-reports',
  '/nyc-pest/report?answers=1c-2d-3b-4e-5c',
];

const isFirstOfItsRoute = ({ file }: ExamplePage, index: number): boolean =>
  examplePages.findIndex((page) => page.file === file) === index;

/** One page of each layout, for axe. */
const LAYOUTS = new Set([
  ...examplePages
    .filter(isFirstOfItsRoute)
    .map(({ address }) => address)
    .filter((address) => !SHOWN_WITH_A_QUERY.includes(address)),
  ...OTHER_LAYOUTS,
]);

/** The contrast check takes half of axe's time, and the color tokens have their own test. */
const WITHOUT_COLORS = { rules: { 'color-contrast': { enabled: false } } };
/** Rules that depend on colors or the screen width. */
const COLORS_AND_LAYOUT = {
  runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

/** Pages that are also checked on a phone and in both color schemes. */
const ALSO_NARROW = [
  '/',
  '/buildings/1008350041',
  '/contact',
  '/partners/directory',
  '/ll97',
  '/ll97/quiz?answers=1a-2a-3a-4a-5a',
  '/ll97/calculator',
  '/ll97/blog/annual-report-step-by-step',
];

/** See "Texts" in docs/specification.md. */
const MENU = [
  ['Home', '/'],
  ['About', '/about'],
  ['Help', '/help'],
  ['Feedback', '/feedback'],
  ['Partners', '/partners'],
  ['Contact', '/contact'],
] as const;
/** Starts counting the compressed bytes of the scripts that a page loads. The returned function stops and returns them. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  const onFinished = (request: Request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    // Scripts from the browser's cache have this header, too.
    const size = request.response().then((response) => Number(response?.headers()['content-length']));
    sizes.set(request.url(), size);
  };
  page.on('requestfinished', onFinished);
  return async () => {
    page.off('requestfinished', onFinished);
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  };
}

function isInteractive(address: string): boolean {
  const [path = '', query] = address.split('?');
  const { isInteractive: answer = false } = siteRoutes.match(path)?.route.handle ?? {};
  // Only overview pages depend on the query, because their second tab contains the application form.
  return typeof answer === 'function' ? query === 'for=providers' : answer;
}

async function expectNarrowFits(page: Page, address: string): Promise<void> {
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${page.url()} must not scroll sideways`).toBeLessThanOrEqual(NARROW.width);
  if (!ALSO_NARROW.includes(address)) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, undefined, COLORS_AND_LAYOUT);
}

async function expectLightScripts(page: Page, weigh: () => Promise<number>, address: string): Promise<void> {
  if (isInteractive(address)) {
    await hydrated(page);
    expect(await weigh()).toBeLessThanOrEqual(INTERACTIVE_LIMIT);
    return;
  }
  const sum = await weigh();
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(STATIC_LIMIT);
  // A static page must not load React, which would add a module preload or an untyped script.
  await expect(page.locator('script:not([type]), link[rel=modulepreload]')).toHaveCount(0);
}

/** Mistakes that the W3C validator once found on our pages. */
const INVALID = [
  'ul > li[value]',
  'input[autocomplete~="street-address"]',
  'select[required]:not([multiple]):not(:has(> option:first-child[value=""]))',
].join(', ');

async function expectValidHtml(page: Page): Promise<void> {
  const invalid = await page
    .locator(INVALID)
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 200)));
  expect(invalid, page.url()).toEqual([]);
}

async function visit(page: Page, address: string, isLayout = LAYOUTS.has(address)): Promise<void> {
  const weigh = weighScripts(page);
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await expectValidHtml(page);
  const rules = ALSO_NARROW.includes(address) ? {} : WITHOUT_COLORS;
  if (isLayout) await expectAccessible(page, undefined, rules);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${page.url()} must not scroll sideways`).toBeLessThanOrEqual(WIDE.width);
  await expectLightScripts(page, weigh, address);
  await expectNarrowFits(page, address);
  await expectLargeTextFits(page);
}

const ADDRESSES = [
  ...examplePages
    .filter((page, index) => isFirstOfItsRoute(page, index) || !ALIKE.test(page.address))
    .map(({ address }) => address),
  ...WITH_QUERY,
];

const firstSegment = (address: string): string => /^\/[\w-]*/.exec(address)?.[0] ?? '';

for (const section of new Set(ADDRESSES.map(firstSegment))) {
  test(`the pages under ${section} fit wide and narrow screens, have small scripts, and are accessible`, async ({
    page,
  }) => {
    test.slow();
    for (const address of ADDRESSES.filter((each) => firstSegment(each) === section)) {
      await test.step(address, () => visit(page, address));
    }
  });
}

test('every page with an ID in its URL fits wide and narrow screens, has small scripts, and is accessible', async ({
  page,
  request,
}) => {
  for (const [path, makeAddress] of Object.entries(ADDRESSES_WITH_ID)) {
    await test.step(path, async () => visit(page, await makeAddress(request), true));
  }
});

test('the 404 page is accessible and has small scripts', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/404/);
  await visit(page, '/no/such/page', true);
});

test("the phone menu shows the site's links on its first screen, and the laws below them", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const links = page.getByRole('dialog').getByRole('navigation', { name: 'Menu' }).getByRole('link');
  for (const [index, [name, url]] of MENU.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
    await expect(links.nth(index)).toHaveAttribute('href', url);
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  const law = links.filter({ hasText: 'Gas piping' });
  await law.press('Enter');
  await expect(page).toHaveURL('/laws/ll152');
});
