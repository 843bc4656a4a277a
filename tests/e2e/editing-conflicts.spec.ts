import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, test } from '../support/e2e/fixtures.ts';
import { openForm, saveInVain } from '../support/e2e/panel.ts';
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

/** Loads the excerpts of all versions of an article. */
const loadExcerpts = (page: Page, id: number | string): Promise<string[]> =>
  page.evaluate(async (parent) => {
    const response = await fetch(`/api/articles/versions?where[parent][equals]=${parent}&depth=0`);
    const { docs } = (await response.json()) as { docs: { version: { excerpt: string } }[] };
    return docs.map(({ version }) => version.excerpt);
  }, id);

const notice = (page: Page) => page.locator('.save-notice').first();
const excerptField = (page: Page) => page.locator('#field-excerpt');

test('an editor can restore unsaved text after a colleague has changed the document', async ({
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
  expect(await loadExcerpts(ana, id)).toEqual(expect.arrayContaining(['What Ben typed.', 'What Ana typed.']));
  await ana.context().close();
  await ben.context().close();
  await api.remove('articles', id);
});

test("saving an email template over a colleague's change fails, and the form keeps the typed text", async ({
  browser,
  api,
}) => {
  const [ana, ben] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const { name } = await signInAs(ana, 'editor', api);
  await signInAs(ben, 'editor', api);
  const template = await api.find('mail-templates', { key: 'figuresToCheck' });
  const subject = ben.locator('#field-subject');
  try {
    for (const page of [ana, ben]) await openForm(page, `/admin/collections/mail-templates/${template?.id}`);
    await ana.locator('#field-subject').fill('Ana’s subject: {count}');
    await ana.locator('#action-save').click();
    await expect(ana.getByText('Updated successfully').first()).toBeVisible();
    await ana.locator('.step-nav').getByRole('link', { name: 'Email templates' }).click();
    await expect(ana).toHaveURL(/mail-templates(\?|$)/);
    await saveInVain(
      ben,
      () => subject.fill('Ben’s subject: {count}'),
      new RegExp(`${name} changed this on .*after you opened it. Your changes were not saved`),
    );
    const stored = await api.find('mail-templates', { key: 'figuresToCheck' });
    expect(stored?.subject).toBe('Ana’s subject: {count}');
    await ben.locator('.step-nav').getByRole('link', { name: 'Email templates' }).click();
    await expect(ben.getByText('Leave this page? Something is not saved.')).toBeVisible();
    await ben.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(subject).toHaveValue('Ben’s subject: {count}');
  } finally {
    await api.update('mail-templates', template?.id ?? 0, { subject: template?.subject });
  }
  for (const page of [ana, ben]) await page.context().close();
});
