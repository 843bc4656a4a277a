import { randomUUID } from 'node:crypto';
import { articleData } from '../support/factories.ts';
import { expect, test } from '../support/e2e/fixtures.ts';

test('an article has all its parts', async ({ page }) => {
  await page.goto('/ll97/blog/annual-report-step-by-step');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Local Law 97 report, step by step');
  const header = page.getByRole('main').getByRole('article').first();
  await expect(header).toContainText('Compliance');
  await expect(header).toContainText('Lotline Compliance Desk');
  await expect(header).toContainText('November 22, 2026');
  await expect(header).toContainText('min read');
  await expect(header.getByRole('img').first()).toHaveAttribute('alt', /./);
  await expect(header.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(header.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(header.locator('.callout').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/ll97/blog');
});

test('readers find their way in a long article, and on to the tools of its law', async ({ page }) => {
  await page.goto('/ll97/blog/annual-report-step-by-step');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: '3. Collect one calendar year of energy' }).click();
  await expect(page).toHaveURL(/#3-collect-one-calendar-year-of-energy$/);
  const section = page.getByRole('heading', { name: '3. Collect one calendar year of energy' });
  await expect(section).toBeInViewport();
  await expect(
    page.getByRole('link', { name: 'Link to “3. Collect one calendar year of energy”' }),
  ).toHaveAttribute('href', '#3-collect-one-calendar-year-of-energy');
  const tools = page.getByRole('navigation', { name: 'Tools for Local Law 97' });
  await expect(tools.getByRole('link', { name: 'Emissions calculator' })).toHaveAttribute(
    'href',
    '/ll97/calculator',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(contents).toBeHidden();
  await expect(tools).toBeHidden();
});

test('up to three related articles of the same category follow, then the tools of the law', async ({
  page,
}) => {
  await page.goto('/ll97/blog/annual-report-step-by-step');
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related Articles' }) });
  const cards = related.getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(3);
  for (const card of await cards.all()) await expect(card).toContainText('Compliance');
  await expect(related).not.toContainText('The Local Law 97 report, step by step');
  const below = page.locator('section:has(h2:text-is("Related Articles")) ~ nav');
  await expect(below).toHaveAccessibleName('Tools for Local Law 97');
});

test('an unknown article shows a toast and leads back to the blog', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/404/);
  expect((await page.goto('/ll97/blog/no-such-article'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(
    page.getByText("The article you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await expect(page.getByText('Failed to load article')).toBeVisible();
  await expect(page.getByText("The article you're looking for could not be found.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/ll97/blog');
});

test("the Share button opens the device's share sheet where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: unknown) => {
        document.documentElement.dataset.shared = JSON.stringify(shared);
        return Promise.resolve();
      },
    });
  });
  await page.goto('/ll97/blog/annual-report-step-by-step');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /ll97\/blog\/annual-report-step-by-step/);
});

test('sharing copies the link where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto('/ll97/blog/annual-report-step-by-step');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/ll97\/blog\/annual-report-step-by-step$/,
  );
});

test('each visit to an article is counted once', async ({ page, api }) => {
  const { slug, id } = await api.create(
    'articles',
    await articleData({ publishedAt: '2020-02-01T17:00:00.000Z' }),
  );
  await page.goto(`/ll97/blog/${String(slug)}`);
  await page.goto(`/ll97/blog/${String(slug)}`);
  await expect.poll(async () => (await api.find('articles', { id: Number(id) }))?.readCount).toBe(2);
});

test('visitors do not see a draft, not even as a preview', async ({ page, api, consoleWatch }) => {
  consoleWatch.allow(/404/);
  const slug = `draft-${randomUUID()}`;
  await api.create('articles', await articleData({ slug, _status: 'draft' }));
  for (const address of [`/ll97/blog/${slug}`, `/ll97/blog/${slug}?preview=true`]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
});

test('no button to share or print is shown when the script behind it fails to load', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED/);
  await page.route(/\/assets\/site-script-.*\.js$/, (route) => route.abort());
  await page.goto('/ll97/blog/annual-report-step-by-step');
  await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await page.goto('/nyc-pest/report');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pest checklist');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
