import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { choose, clickUntil, publish } from '../support/e2e/panel.ts';

/** Opens the form for a new article, which then reloads at the URL of the first draft. Returns the article's ID. */
async function openNew(page: Page): Promise<number> {
  await page.goto('/admin/collections/articles/create');
  const address = /collections\/articles\/(\d+)/;
  await expect(page).toHaveURL(address, { timeout: 30_000 });
  return Number(address.exec(page.url())?.[1]);
}

async function writeArticle(page: Page, title: string): Promise<void> {
  await page.locator('#field-title').fill(title);
  await choose(page, 'module', 'Local Law 97');
  const check = page.getByRole('region', { name: 'Before publishing' });
  await expect(check).toContainText('Excerpt is missing.');
  await expect(check).not.toContainText('Slug is missing.');
  await page.locator('#field-excerpt').fill('Written in the panel.');
  await page.locator('[contenteditable="true"]').first().click();
  await page.keyboard.type('These words come from the editor.');
  await choose(page, 'category', 'Updates');
  const note = page.locator('#field-updates__0__note');
  await clickUntil(page.getByRole('button', { name: 'Add Change' }), () =>
    expect(note).toBeVisible({ timeout: 5000 }),
  );
  await note.fill('Written down.');
  const row = page.locator('#updates-row-0');
  for (const name of ['Show or hide this row', 'Move this row']) {
    await expect(row.getByRole('button', { name, exact: true })).toBeVisible();
  }
}

test('an editor writes, previews and publishes an article, and it appears on a page that is already open', async ({
  browser,
  page,
  api,
  team,
  consoleWatch,
}) => {
  test.slow();
  // During navigation, Chromium may request the default icon before the next page has declared its own.
  consoleWatch.allow(/favicon\.ico/);
  const title = `From the panel ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/ll97/blog', { waitUntil: 'domcontentloaded' });
  await visitor.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  const { name } = await team.signIn(page, 'editor');
  const untouched = await openNew(page);
  await expect(page.locator('#field-author')).toHaveValue(name);
  const stored = () => api.count('articles', { id: untouched });
  expect(await stored()).toBe(1);
  await page.locator('.step-nav').getByRole('link', { name: 'Articles' }).click();
  await expect.poll(stored).toBe(0);

  const id = await openNew(page);
  await writeArticle(page, title);
  await expect
    .poll(async () => (await api.findDraft('articles', { id })) ?? {})
    .toMatchObject({
      slug,
      author: name,
      category: 'Updates',
      excerpt: 'Written in the panel.',
      updates: [{ note: 'Written down.' }],
    });

  await page.reload();
  const preview = page.waitForEvent('popup');
  await page.locator('#preview-button').click();
  const previewed = await preview;
  await expect(previewed.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(previewed.getByText('Preview: this is the newest draft')).toBeVisible();
  await expect(previewed.getByText('These words come from the editor.')).toBeVisible();
  expect((await visitor.request.get(`/ll97/blog/${slug}?preview=true`)).status()).toBe(404);

  await publish(page, async () => (await api.find('articles', { slug }))?._status === 'published');
  await expect(visitor.getByText('New article published')).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('article').first()).toContainText(title);
  await expect(visitor.locator('html')).toHaveAttribute('data-same-document', 'yes');
  await visitor.context().close();
  expect(await api.find('articles', { slug })).toMatchObject({ _status: 'published', readTime: 1 });
  await api.remove('articles', id);
});
