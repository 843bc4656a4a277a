import { axe, expect, test } from '../support/e2e/fixtures.ts';

const PAGES = [
  '/',
  '/about',
  '/help',
  '/help/getting-started',
  '/legal',
  '/partners',
  '/partners/directory',
  '/partners/borough-energy-advisors',
  '/browse-modules',
  '/contact',
  '/contact?message=received',
  '/feedback',
  '/feedback?feedback=received',
  '/newsletter/confirmed',
  '/ll97',
  '/ll97?for=providers',
  '/ll97/quiz',
  '/ll97/report',
  '/ll97/report?tab=premium-reports',
  '/ll97/calculator',
  '/ll97/blog',
  '/ll97/blog?q=nothing-has-this-word',
  '/ll97/blog/annual-report-step-by-step',
  '/ll97/vendor-access',
  '/ll97/vendor-access?application=received',
  '/ll97/newsletter',
  '/cwz',
  '/cwz/assessment',
  '/cwz/assessment?lost=yes',
  '/cwz/faq',
  '/cwz/blog',
  '/cwz/vendor-access',
];

for (const address of PAGES) {
  test(`${address} has no serious finding, light or dark, and no sideways scrolling`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await axe(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
}

test('errors in a form have no serious finding', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/400/);
  await page.goto('/ll97/vendor-access');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await axe(page);
});

test('the open menu of a phone has no serious finding', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'There is no drawer on a wide screen.');
  await page.goto('/ll97');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page);
});
