import type { Browser, Page } from '@playwright/test';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, pageTest, test } from '../support/e2e/fixtures.ts';
import { openForm, saveInVain } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';
import { articleData } from '../support/factories.ts';

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
  const { id } = await api.create('articles', await articleData({ excerpt: 'What both opened.' }));
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

pageTest(
  "saving an email template over a colleague's change fails, and the form keeps the typed text",
  async ({ page, api, team, consoleWatch }) => {
    consoleWatch.allow(/409/);
    await team.signIn(page, 'editor');
    const template = await api.find('mail-templates', { key: 'figuresToCheck' });
    const subject = page.locator('#field-subject');
    await openForm(page, `/admin/collections/mail-templates/${template?.id}`);
    try {
      await api.update('mail-templates', template?.id ?? 0, { subject: 'Ana’s subject: {count}' });
      await saveInVain(
        page,
        () => subject.fill('Ben’s subject: {count}'),
        /changed this on .*after you opened it. Your changes were not saved/,
      );
      const stored = await api.find('mail-templates', { key: 'figuresToCheck' });
      expect(stored?.subject).toBe('Ana’s subject: {count}');
      await page.locator('.step-nav').getByRole('link', { name: 'Email templates' }).click();
      await expect(page.getByText('Leave this page? Something is not saved.')).toBeVisible();
      await page.getByRole('button', { name: 'Stay on this page' }).click();
      await expect(subject).toHaveValue('Ben’s subject: {count}');
    } finally {
      await api.update('mail-templates', template?.id ?? 0, { subject: template?.subject });
    }
  },
);
