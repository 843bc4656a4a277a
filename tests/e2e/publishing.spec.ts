import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminOfWorker } from '../support/e2e/settings.ts';
import { expect, signIn, pageTest as test } from '../support/e2e/fixtures.ts';
import { choose, publish } from '../support/e2e/panel.ts';

const { email, password } = adminOfWorker(process.env.TEST_PARALLEL_INDEX ?? 0);

async function signInAtThePanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('.dashboard')).toBeVisible();
}

async function writeArticle(page: Page, title: string): Promise<void> {
  await page.goto('/admin/collections/articles/create');
  await page.locator('#field-title').fill(title);
  // The first autosave leads to the draft's own address and loads the form again: what is typed meanwhile is lost.
  await expect(page).toHaveURL(/collections\/articles\/\d+/, { timeout: 30_000 });
  await page.locator('#field-excerpt').fill('Written in the panel.');
  await page.locator('[contenteditable="true"]').first().click();
  await page.keyboard.type('These words come from the editor.');
  await choose(page, 'module', 'Local Law 97');
  await choose(page, 'category', 'Updates');
  await page.locator('#field-author').fill('Lotline Editorial');
}

test('an article is written, previewed and published in the panel, and appears on an open page', async ({
  browser,
  page,
  api,
}) => {
  const title = `From the panel ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/ll97/blog', { waitUntil: 'domcontentloaded' });
  await visitor.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  await signInAtThePanel(page);
  await writeArticle(page, title);
  const draft = async () => (await api.findDraft('articles', { slug })) ?? {};
  await expect
    .poll(draft)
    .toMatchObject({ author: 'Lotline Editorial', category: 'Updates', excerpt: 'Written in the panel.' });

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

  const published = await api.find('articles', { slug });
  expect(published).toMatchObject({ _status: 'published', readTime: 1 });
  await api.remove('articles', published?.id ?? 0);
});

test('the menus of a module and of a page say that they stay on the site, instead of offering to unpublish', async ({
  page,
  api,
}) => {
  const module = await api.find('modules', { slug: 'll199' });
  await signIn(page);
  for (const address of ['/admin/globals/about', `/admin/collections/modules/${module?.id}`]) {
    await page.goto(address);
    await page.locator('.doc-controls__popup button').click();
    await expect(page.getByText('This cannot be unpublished because the site needs it')).toBeVisible();
    await expect(page.getByText(/^Unpublish/)).toHaveCount(0);
  }
});
