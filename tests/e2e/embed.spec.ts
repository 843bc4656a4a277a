import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { EMBED_KINDS, embedCode, type EmbedKind } from '#app/features/embed/embed-code.ts';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { expect, test } from '../support/e2e/fixtures.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { plainTest } from '../support/e2e/plain-page.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

const LIGHT_CARD = 'rgb(255, 255, 255)';
const DARK_CARD = 'rgb(22, 30, 41)';

let host: Server;
let pages: Record<string, string>;

/** Starts another site on another port. */
test.beforeAll(async () => {
  host = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    response.writeHead(body ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => host.close());

const hostUrl = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

const hostPage = (content: string, style = '') =>
  `<!doctype html><html lang="en"><head><title>News</title><style>${style}</style></head>` +
  `<body><h1>News</h1><a href="#">Before</a><div>${content}</div></body></html>`;

async function openHost(page: Page, content: string, style?: string): Promise<FrameLocator> {
  pages = { '/': hostPage(content, style) };
  await page.goto(hostUrl());
  return page.locator('iframe').first().contentFrame();
}

const code = (kind: EmbedKind, attributes = '') =>
  embedCode(kind, BASE_URL).replace('data-lotline', `${attributes} data-lotline`);

/** Waits until the frame is as tall as its page, and returns the height. */
async function fittingHeight(page: Page): Promise<number> {
  const frame = page.locator('iframe').first();
  const content = frame.contentFrame().locator('html');
  const heightOf = (locator: Locator) =>
    locator.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect(async () => {
    expect(await heightOf(frame)).toBe(await heightOf(content));
  }).toPass();
  return heightOf(frame);
}

test('a visitor to another site looks up a building by keyboard, and its page opens in a new tab', async ({
  page,
  context,
}) => {
  const frame = await openHost(page, code('lookup'));
  await expect(page.locator('iframe')).toHaveAttribute('title', /New York City laws/);
  const box = frame.getByLabel('Address, BBL or BIN');
  await expect(box).toBeVisible();
  const before = await fittingHeight(page);

  await page.getByRole('link', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.type('1-835-41');
  await page.keyboard.press('Enter');
  const found = frame.getByRole('status').getByRole('link', { name: /Manhattan/ });
  await expect(found).toBeVisible();
  await expect(box).toHaveValue('1-835-41');
  const dates = frame.getByRole('region', { name: 'Next dates' });
  await expect(dates.getByRole('listitem')).toHaveCount(3);
  await expect(dates.getByRole('link').first()).toHaveAttribute('href', /^\/buildings\/1008350041#/);
  expect(await fittingHeight(page)).toBeGreaterThan(before);

  const opened = context.waitForEvent('page');
  await found.press('Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(`${BASE_URL}/buildings/1008350041`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(`${hostUrl()}/`);
  expect(await context.cookies()).toEqual([]);
});

test('suggestions enlarge the frame, and only the embedded page can set its height', async ({ page }) => {
  const frame = await openHost(page, code('lookup'));
  const box = frame.getByLabel('Address, BBL or BIN');
  await expect(box).toBeVisible();
  const before = await fittingHeight(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', resolve, { once: true });
        window.postMessage({ lotline: 'height', height: 5000 }, '*');
      }),
  );
  expect(await fittingHeight(page)).toBe(before);
  await box.focus();
  await page.keyboard.type('1130 anderson av', { delay: 20 });
  await expect(frame.getByRole('option', { name: /^1130 Anderson/ })).toBeVisible();
  await expect.poll(() => fittingHeight(page)).toBeGreaterThan(before);
});

test('the embedded calculator shows errors, city figures and results, and opens the report in a new tab', async ({
  page,
  context,
}) => {
  const frame = await openHost(page, code('ll97', 'data-theme="dark"'));
  await expect(frame.getByRole('main')).toBeVisible();
  // Until React has loaded, the calculator opens its results in a new tab, as it does without scripts.
  const inner = page.frames().find((each) => each.url().startsWith(BASE_URL));
  if (!inner) throw new Error('The page has no frame.');
  await hydrated(inner, 'form');
  // A press before the schema has loaded would submit the form in a new tab.
  const electricity = frame.getByLabel('Electricity, kWh');
  await electricity.fill('none');
  await expect(async () => {
    await electricity.focus();
    await electricity.blur();
    await expect(electricity).toHaveAttribute('aria-invalid', 'true', { timeout: 500 });
  }).toPass();
  await electricity.clear();
  await frame.getByRole('button', { name: 'Make the report' }).click();
  await expect(frame.getByRole('alert')).toContainText('Please select a property type');

  const box = frame.getByLabel('Address, BBL or BIN');
  await box.fill('1-835-41');
  await box.press('Enter');
  await expect(frame.getByRole('region', { name: /^Filled in from/ })).toBeVisible();
  await expect(frame.getByRole('main')).toHaveCSS('background-color', DARK_CARD);
  await fittingHeight(page);

  await electricity.fill('40,000,000');
  await expect(frame.getByRole('region', { name: 'Your result so far' })).toContainText('$');
  await fittingHeight(page);

  const opened = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'Make the report' }).click();
  await expect(await opened).toHaveURL(/\/ll97\/report\/[\w-]+$/);
  await expect(frame.getByRole('button', { name: 'Make the report' })).toBeEnabled();
});

const SCHEMES = 'html { color-scheme: light dark }';

test('the frame uses the color scheme of the surrounding page', async ({ page }) => {
  for (const [style, attributes, prefers, expected] of [
    ['', '', 'dark', LIGHT_CARD],
    ['html { color-scheme: dark }', '', 'light', DARK_CARD],
    ['body { background: black; color: oklch(0.97 0 0) }', '', 'light', DARK_CARD],
    [SCHEMES, 'data-theme="light"', 'dark', LIGHT_CARD],
  ] as const) {
    await page.emulateMedia({ colorScheme: prefers });
    const frame = await openHost(page, code('lookup', attributes), style);
    await expect(frame.getByRole('main')).toHaveCSS('background-color', expected);
  }
});

test('the frame changes its colors along with the surrounding page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const frame = await openHost(page, code('lookup'), `${SCHEMES} .dark { color-scheme: dark }`);
  const main = frame.getByRole('main');
  await expect(main).toHaveCSS('background-color', LIGHT_CARD);
  await fittingHeight(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(main).toHaveCSS('background-color', DARK_CARD);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(main).toHaveCSS('background-color', LIGHT_CARD);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expect(main).toHaveCSS('background-color', DARK_CARD);
});

test('a page can have several embeds, each inserted once no matter how often the script loads', async ({
  page,
}) => {
  await openHost(
    page,
    `<p>${code('lookup')}</p><p>${code('ll97')}</p><script src="${BASE_URL}/embed.js"></script>`,
  );
  const frames = page.locator('p > script[data-lotline] + iframe');
  await expect(frames).toHaveCount(2);
  await page.addScriptTag({ url: `${BASE_URL}/embed.js` });
  await expect(page.locator('iframe')).toHaveCount(2);
  await expect(frames.nth(1)).toHaveAttribute('src', /\/embed\/ll97\?theme=light$/);
});

test('an embedded result fits a 320 px screen in its theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const kind of ['lookup', 'll97']) {
    await page.goto(`/embed/${kind}?theme=dark&q=1-835-41`);
    await expect(page.getByRole('link', { name: 'by Lotline' })).toHaveAttribute('href', '/');
    await expectAccessible(page, undefined, { runOnly: ['color-contrast'] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('the embedded pages and the script set no cookies, and browsers revalidate the script', async ({
  request,
}) => {
  for (const address of ['/embed/lookup', '/embed/lookup?q=1-835-41', '/embed/ll97', '/embed.js']) {
    expect((await request.get(address)).headers()).not.toHaveProperty('set-cookie');
  }
  expect((await request.get('/embed/lookup')).headers()['cache-control']).toContain('s-maxage=60');
  const { etag = '', 'cache-control': caching } = (await request.get('/embed.js')).headers();
  expect(caching).toBe('public, max-age=3600');
  const again = await request.get('/embed.js', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

plainTest('the developers page shows the code and a preview of each embed', async ({ plainPage: page }) => {
  await page.open('/developers');
  for (const kind of EMBED_KINDS) {
    expect(page.text()).toContain(embedCode(kind, BASE_URL).replace('\n', ' '));
    page.one(`iframe[title^="Preview: "][src^="/embed/${kind}"]`);
  }
});
