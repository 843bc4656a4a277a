import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

const isPhone = (width: number | undefined) => (width ?? 0) < 1024;

test(
  'the header turns opaque once the page is scrolled by more than 10 pixels',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ll97');
    const opacity = () =>
      page.locator('header').evaluate((header) => {
        const [, alpha = '1'] = /\/ ([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor) ?? [];
        return Number(alpha);
      });
    expect(await opacity()).toBeLessThan(1);
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    expect(await opacity()).toBeLessThan(1);
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect.poll(opacity).toBe(1);
  },
);

test(
  'the menu names the five sections and marks the present one',
  { tag: '@phone' },
  async ({ page, viewport }) => {
    await page.goto('/ll97/blog');
    if (isPhone(viewport?.width)) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = isPhone(viewport?.width)
      ? page.getByRole('dialog')
      : page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Overview', 'Risk Assessment', 'Reports', 'Blog', 'For Vendors']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: 'Overview', exact: true })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

test(
  'the drawer of a phone closes on a link, on Escape and by its button',
  { tag: '@phone' },
  async ({ page, viewport }) => {
    test.skip(!isPhone(viewport?.width), 'There is no drawer on a wide screen.');
    await page.goto('/ll97');
    const drawer = page.getByRole('dialog', { name: 'Local Law 97' });
    const open = () => page.getByRole('button', { name: 'Menu' }).click();
    await open();
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
    await open();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/ll97/blog');
    await expect(drawer).toBeHidden();
    await open();
    await drawer.getByRole('link', { name: 'Return to Main Site' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('the first Tab leads past the menu, and the footer has the official resource, the way back and the year', async ({
  page,
}) => {
  await page.goto('/ll97');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Official NYC LL97 page' })).toHaveAttribute(
    'href',
    'https://www.nyc.gov/site/buildings/codes/ll97-greenhouse-gas-emissions-reductions.page',
  );
  await expect(footer.getByRole('link', { name: 'Return to Main Site' })).toHaveAttribute('href', '/');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Lotline`);
});

test('the footer of Local Law 199 leads to a partner organization outside the sites of the city', async ({
  page,
}) => {
  await page.goto('/ll199');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Partner organization' });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).not.toHaveAttribute('href', /nyc\.gov/);
});

test('an unknown address shows an error page that leads home', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Lotline');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simplifying Regulatory Intelligence');
});

/** TypeScript does not know it yet; Chromium does. */
declare class URLPattern {
  constructor(pattern: string, base: string);
  test(address: string, base: string): boolean;
}

interface PrefetchRules {
  prefetch: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }];
}

test('browsers prefetch public pages, but no article, file, query or page about one visitor', async ({
  page,
}) => {
  await page.goto('/');
  const isPrefetched = (addresses: string[]) =>
    page.evaluate((all) => {
      const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
      const { and } = (JSON.parse(text) as PrefetchRules).prefetch[0].where;
      const matches = (pattern: string, address: string) =>
        new URLPattern(pattern, location.href).test(address, location.href);
      return all.filter(
        (address) =>
          matches(and[0].href_matches, address) &&
          !and[1].not.href_matches.some((pattern) => matches(pattern, address)),
      );
    }, addresses);
  const open = [
    '/',
    '/about',
    '/ll97',
    '/ll97/blog',
    '/ll97/quiz',
    '/help/getting-started',
    '/partners/a-firm',
  ];
  expect(await isPrefetched(open)).toEqual(open);
  expect(
    await isPrefetched([
      '/admin',
      '/admin/collections/articles',
      '/api/media/file/a.png',
      '/ll97/blog/an-article',
      '/ll97/blog/feed.xml',
      '/ll97/blog?page=2',
      '/ll97/report/an-id',
      '/ll97/report/an-id/report.pdf',
      '/ll97/report/request/full-report',
      '/ll97/deadlines.ics',
      '/ll97/calculator?from=an-id',
      '/ll199/analysis/an-id',
      '/nyc-internet/quiz/result/an-id',
      '/cwz/assessment?draft=an-id',
      '/cwz/report/an-id',
      '/cwz/upload/an-id',
      '/cwz/thank-you/an-id',
      '/newsletter/confirm/a-token',
      '/newsletter/unsubscribe/a-token',
      '/about?preview=true',
      'https://www.nyc.gov/about',
    ]),
  ).toEqual([]);
});
