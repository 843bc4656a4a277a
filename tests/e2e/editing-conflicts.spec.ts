import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, test } from '../support/e2e/fixtures.ts';
import { openForm } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';

async function createArticle(api: AdminApi) {
  const title = `Conflict ${randomUUID().slice(0, 8)}`;
  return api.create('articles', {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    excerpt: 'What both opened.',
    body: markdownToLexical('Some words.'),
    module: 'll97',
    category: 'Updates',
    author: 'Lotline Editorial',
    _status: 'published',
  });
}

async function openAsEditor(browser: Browser, api: AdminApi, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, 'editor', api);
  await openForm(page, address);
  return page;
}

const notice = (page: Page) => page.locator('.save-notice').first();
const excerptField = (page: Page) => page.locator('#field-excerpt');

test('what an editor typed is put back beside what a colleague changed, and kept until it is saved', async ({
  browser,
  api,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(/409/);
  const { id } = await createArticle(api);
  const address = `/admin/collections/articles/${id}`;
  const draft = () => api.findDraft('articles', { id: Number(id) });
  const excerpt = async () => (await draft())?.excerpt;
  const ana = await openAsEditor(browser, api, address);
  const ben = await openAsEditor(browser, api, address);

  await ana.locator('#field-title').fill('The title that Ana changed');
  await expect.poll(async () => (await draft())?.title).toBe('The title that Ana changed');
  await excerptField(ben).fill('What Ben typed.');
  await expect(notice(ben)).toContainText('is editing this now. Your changes were not saved.');
  await ben.locator('.document-locked').getByRole('button', { name: 'View read-only' }).click();
  await ben.reload();
  await ben.locator('.document-locked').getByRole('button', { name: 'View read-only' }).click();
  const putBack = notice(ben).getByRole('button', { name: 'Put it back' });
  await expect(putBack).toBeDisabled();
  await ben.locator('.doc-controls').getByRole('button', { name: 'Take over' }).click();
  await expect(putBack).toBeEnabled();
  await expect(excerptField(ben)).toHaveValue('What both opened.');
  await putBack.click();
  await expect.poll(excerpt).toBe('What Ben typed.');
  expect((await draft())?.title).toBe('The title that Ana changed');
  await expect(putBack).toBeHidden();

  await excerptField(ana).fill('What Ana typed.');
  await expect(notice(ana)).toContainText('is editing this now. Your changes were not saved.');
  await ana.reload();
  await ana.locator('.document-locked').getByRole('button', { name: 'Take over' }).click();
  const contested = notice(ana).getByRole('region', { name: 'Excerpt' });
  await expect(contested).toContainText('What Ana typed.');
  await expect(contested).toContainText('What Ben typed.');
  expect(await excerpt()).toBe('What Ben typed.');
  await contested.getByRole('button', { name: 'Use yours' }).click();
  await expect.poll(excerpt).toBe('What Ana typed.');
  await expect(contested).toBeHidden();
  await ana.context().close();
  await ben.context().close();
  await api.remove('articles', id);
});

test('two tabs of one editor do not overwrite each other', async ({ browser, api, consoleWatch }) => {
  consoleWatch.allow(/409/);
  const { id } = await createArticle(api);
  const address = `/admin/collections/articles/${id}`;
  const draft = () => api.findDraft('articles', { id: Number(id) });
  const first = await openAsEditor(browser, api, address);
  const second = await first.context().newPage();
  await openForm(second, address);

  await excerptField(first).fill('What the first tab saved.');
  await expect.poll(async () => (await draft())?.excerpt).toBe('What the first tab saved.');
  await second.locator('#field-title').fill('A title of the second tab');
  await expect(notice(second)).toContainText('You changed this in another tab');
  expect((await draft())?.excerpt).toBe('What the first tab saved.');
  await first.context().close();
  await api.remove('articles', id);
});
