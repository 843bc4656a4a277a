import type { Page } from '@playwright/test';
import { pdf } from '../support/e2e/bills.ts';
import { expect, test } from '../support/e2e/fixtures.ts';
import { comeNear, hydrated } from '../support/e2e/hydration.ts';
import { signInAs } from '../support/e2e/people.ts';

const APPLICATION = /\/assets\/application-.*\.js$/;
const STARTER = /\/assets\/starter-.*\.js$/;
const ARTICLE = '/ll97/blog/annual-report-step-by-step';

/** Holds scripts back until the function that this returns is called. */
async function holdBack(page: Page, scripts = APPLICATION): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const isAsked = (page: Page) => page.waitForRequest(APPLICATION);

test('the menu opens at once, without the application', { tag: '@phone' }, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) >= 1024, 'There is no drawer on a wide screen.');
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/ll97');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Local Law 97' });
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await drawer.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/ll97/blog');
});

test('a press of a tab before the application is there is repeated then', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/legal');
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  const asked = isAsked(page);
  await page.getByRole('link', { name: 'Terms of Service', exact: true }).first().click();
  await asked;
  await expect(page).toHaveURL('/legal');
  release();
  await expect(page).toHaveURL('/legal?tab=terms');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a press of "Share" by keyboard alone, before the application is there, shares', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: unknown) => {
        document.documentElement.dataset.shared = JSON.stringify(shared);
        return Promise.resolve();
      },
    });
  });
  const release = await holdBack(page);
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /annual-report-step-by-step/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('a form that is sent before the application is there is answered in its place', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/);
  const release = await holdBack(page);
  await page.goto('/ll97/blog');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Subscribe' }) });
  await form.getByLabel('Email address').fill('nobody');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  release();
  await expect(page.getByText('Invalid email').first()).toBeVisible();
  await expect(page).toHaveURL('/ll97/blog');
  await expect(form.getByLabel('Email address')).toHaveValue('nobody');
});

test('what is typed into the search before the application is there is searched for', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/ll97/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('report');
  release();
  await expect(page).toHaveURL(/[?&]q=report/);
});

test('a choice made before the application is there filters the directory', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/partners/directory');
  await page.getByLabel('Law').selectOption('ll97');
  release();
  await expect(page).toHaveURL(/module=ll97/);
});

test('what is typed and chosen before any script is there is known to the scripts', async ({ page }) => {
  const release = await holdBack(page, STARTER);
  await page.goto('/partners/directory', { waitUntil: 'commit' });
  await page.getByLabel('Law').selectOption('ll97');
  release();
  await expect(page).toHaveURL(/module=ll97/);
});

test('a link that is followed early in a preview leads to a preview', async ({ page, api }) => {
  await signInAs(page, 'editor', api);
  const release = await holdBack(page);
  await page.goto('/about?preview=true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).first().click();
  await expect(page).toHaveURL('/about?preview=true');
  release();
  await expect(page).toHaveURL('/help?preview=true');
});

test('when the application cannot be loaded, links and forms work without it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|could not be started/);
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/legal');
  await page.getByRole('link', { name: 'Terms of Service', exact: true }).first().click();
  await expect(page).toHaveURL('/legal?tab=terms');
});

const FORMS = [
  '/ll199/invoice',
  '/cwz/assessment',
  '/nyc-internet/quiz',
  '/ll97/quiz',
  '/ll97/quiz?answers=1c-2c-3c-4c-5c',
  '/ll97/calculator',
  '/ll97/vendor-access',
  // The other articles are those of other tests, and change meanwhile.
  '/ll97/blog?q=rent-regulated',
  '/ll97/report',
  '/partners/directory',
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

test(
  'nothing moves when the application takes a form over, as a press would miss what it was meant for',
  { tag: '@phone' },
  async ({ page }) => {
    for (const address of FORMS) {
      const release = await holdBack(page);
      await page.goto(address);
      const places = await placesOf(page);
      release();
      await comeNear(page);
      await hydrated(page);
      expect(await placesOf(page), address).toEqual(places);
    }
  },
);

test('a file that is chosen before the application is there is named then', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/ll199/invoice');
  await page.getByRole('main').locator('input[type=file]').first().setInputFiles(pdf('Early bill.pdf'));
  release();
  await expect(page.getByRole('main').getByText('Early bill.pdf')).toBeVisible();
});

test('when the application cannot be loaded, the browser itself names a chosen file', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|could not be started/);
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/ll199/invoice');
  await expect(page.getByRole('main').getByText('Drop a file here').first()).toBeHidden();
  await expect(page.getByRole('main').locator('input[type=file]').first()).toHaveCSS('opacity', '1');
});
