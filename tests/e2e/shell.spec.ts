import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function openMenu(page: Page) {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog');
}

test(
  "a module's header turns opaque after scrolling more than 10 pixels, and its menu marks the current section",
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
    const menu = await openMenu(page);
    for (const name of ['Overview', 'Risk Assessment', 'Reports', 'Blog', 'For Vendors']) {
      const link = menu.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      if (name === 'Overview') await expect(link).toHaveAttribute('aria-current', 'page');
      else await expect(link).not.toHaveAttribute('aria-current', 'page');
    }
  },
);

test(
  'the site menu marks the current page, and the phone drawer closes with a link, Escape and its button',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const drawer = page.getByRole('dialog', { name: 'Lotline' });
    if (isPhone(page)) {
      await openMenu(page);
      await drawer.getByRole('button', { name: 'Close menu' }).click();
      await expect(drawer).toBeHidden();
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog')).toBeHidden();
    const onAbout = await openMenu(page);
    await expect(onAbout.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(onAbout.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page');
  },
);

test('the first Tab reaches a link that skips the menu', async ({ page }) => {
  await page.goto('/ll97');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('the home page reveals its six themes 100 ms apart on scroll, without animation for visitors who prefer reduced motion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const grid = page.locator('.staggered');
  await expect(grid).toHaveAttribute('data-reveal', 'waiting');
  await expect(grid.locator('> *').first()).toHaveCSS('opacity', '1');
  await expect(grid.locator('> *').first()).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(grid.getByRole('heading')).toHaveText([
    'Regulatory Alerts',
    'Business Compliance',
    'Location Intelligence',
    'Simplified Reports',
    'Partner Network',
    'Educational Resources',
  ]);
  await grid.scrollIntoViewIfNeeded();
  await expect(grid).toHaveAttribute('data-reveal', 'revealed');
  const delays = await grid
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
  expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s']);
});

/** Chromium supports this API, but TypeScript does not have a type for it yet. */
declare class URLPattern {
  constructor(pattern: string, base: string);
  test(address: string, base: string): boolean;
}

interface PrefetchRules {
  prefetch: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }];
}

test('browsers prefetch public pages, but not articles, files, queries or personal pages', async ({
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
  const open = ['/', '/about', '/ll97/blog', '/ll97/quiz', '/partners/a-firm', '/portfolios', '/follow'];
  expect(await isPrefetched(open)).toEqual(open);
  const closed = [
    '/admin',
    '/api/media/file/a.png',
    '/ll97/blog/an-article',
    '/ll97/blog/feed.xml',
    '/ll97/blog?page=2',
    '/ll97/report/an-id',
    '/ll97/report/an-id/report.pdf',
    '/ll97/report/request/full-report',
    '/ll199/analysis/an-id',
    '/nyc-internet/quiz/result/an-id',
    '/cwz/report/an-id',
    '/cwz/upload/an-id',
    '/cwz/thank-you/an-id',
    '/newsletter/unsubscribe/a-token',
    '/portfolio/view/a-key/buildings',
    '/follow/a-key',
    '/follow/check-email',
    '/bills/a-key',
    'https://www.nyc.gov/about',
  ];
  expect(await isPrefetched(closed)).toEqual([]);
});
