import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, test } from '../support/e2e/fixtures.ts';
import { choose, openForm, publish, saveInVain } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';

// The picker offers no day before the browser's own.
test.use({ timezoneId: 'America/New_York' });

async function createArticle(api: AdminApi, fields: Record<string, unknown> = {}) {
  const title = `Edited together ${randomUUID().slice(0, 8)}`;
  return api.create('articles', {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    excerpt: 'An article that two editors have open at once, in two browsers.',
    body: markdownToLexical('Some words.'),
    module: 'll97',
    category: 'Updates',
    author: 'Lotline Editorial',
    _status: 'published',
    ...fields,
  });
}

async function openAsEditor(browser: Browser, api: AdminApi, address: string) {
  const page = await (await browser.newContext()).newPage();
  const { name } = await signInAs(page, 'editor', api);
  await openForm(page, address);
  return { page, name };
}

const notice = (page: Page) => page.locator('.save-notice').first();

/** The excerpts of all versions of an article. */
const excerptsOf = (page: Page, id: number | string): Promise<string[]> =>
  page.evaluate(async (parent) => {
    const response = await fetch(`/api/articles/versions?where[parent][equals]=${parent}&depth=0`);
    const { docs } = (await response.json()) as { docs: { version: { excerpt: string } }[] };
    return docs.map(({ version }) => version.excerpt);
  }, id);

test('two editors of one article see each other, and the versions hold what both typed', async ({
  browser,
  api,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(/409/);
  const { id, slug } = await createArticle(api);
  const address = `/admin/collections/articles/${id}`;
  const ana = await openAsEditor(browser, api, address);
  const ben = await openAsEditor(browser, api, address);
  const excerpt = async () => (await api.findDraft('articles', { slug: String(slug) }))?.excerpt;

  await ana.page.locator('#field-excerpt').fill('What Ana typed.');
  await expect.poll(excerpt).toBe('What Ana typed.');
  await ben.page.locator('#field-excerpt').fill('What Ben typed.');
  await expect(ben.page.locator('.doc-controls')).toContainText('Not saved');
  await expect(notice(ben.page)).toContainText(
    `${ana.name} is editing this now. Nothing of yours was saved.`,
  );
  const locked = ben.page.locator('.document-locked');
  await expect(locked).toContainText(`${ana.name} is editing this.`);
  expect(await excerpt()).toBe('What Ana typed.');

  const taken = ben.page.waitForResponse(
    (response) =>
      response.url().includes('payload-locked-documents') && response.request().method() === 'PATCH',
  );
  await locked.getByRole('button', { name: 'Take over' }).click();
  await taken;
  await expect(locked).toBeHidden();
  // Payload replaces the form with what is stored, which must not replace what Ben typed.
  await expect(ben.page.locator('#field-excerpt')).toHaveValue('What Ana typed.');
  await ben.page.reload();
  await expect(ben.page.locator('#field-excerpt')).toHaveValue('What Ana typed.');
  await notice(ben.page).getByRole('button', { name: 'Put it back' }).click();
  await expect(ben.page.locator('#field-excerpt')).toHaveValue('What Ben typed.');
  await expect.poll(excerpt).toBe('What Ben typed.');
  expect(await excerptsOf(ben.page, id)).toEqual(
    expect.arrayContaining(['What Ana typed.', 'What Ben typed.']),
  );

  await ana.page.locator('#field-excerpt').fill('What Ana typed later.');
  await expect(notice(ana.page)).toContainText(`${ben.name} is editing this now.`);
  expect(await excerpt()).toBe('What Ben typed.');
  await ana.page.context().close();
  await ben.page.context().close();
  await api.remove('articles', id);
});

test('an email template is not saved over a newer one, and leaving the page asks first', async ({
  browser,
  api,
  consoleWatch,
}) => {
  consoleWatch.allow(/409/);
  const template = await api.find('mail-templates', { key: 'inboxReport' });
  const address = `/admin/collections/mail-templates/${template?.id}`;
  const ana = await openAsEditor(browser, api, address);
  const ben = await openAsEditor(browser, api, address);
  await ana.page.locator('#field-subject').fill('Ana’s subject: {week}');
  await ana.page.locator('#action-save').click();
  await expect(ana.page.getByText('Updated successfully').first()).toBeVisible();
  await ana.page.locator('.step-nav').getByRole('link', { name: 'Email templates' }).click();
  await expect(ana.page).toHaveURL(/mail-templates(\?|$)/);
  await saveInVain(
    ben.page,
    () => ben.page.locator('#field-subject').fill('Ben’s subject: {week}'),
    new RegExp(`${ana.name} changed this on .*after you opened it. Nothing of yours was saved`),
  );
  expect((await api.find('mail-templates', { key: 'inboxReport' }))?.subject).toBe('Ana’s subject: {week}');
  await ben.page.locator('.step-nav').getByRole('link', { name: 'Email templates' }).click();
  await expect(ben.page.getByText('Leave this page? Something is not saved.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(ben.page.locator('#field-subject')).toHaveValue('Ben’s subject: {week}');
  await ana.page.context().close();
  await ben.page.context().close();
  await api.update('mail-templates', template?.id ?? 0, { subject: template?.subject });
});

test('an unknown figure is named at its field, everything else is saved, and publishing is refused', async ({
  page,
  api,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  const { id, slug, title } = await createArticle(api);
  await signInAs(page, 'editor', api);
  await openForm(page, `/admin/collections/articles/${id}`);
  const unknown = 'The fine is {figure:no-such-figure} for each apartment of a building.';
  const message = 'Excerpt uses {figure:no-such-figure}, which does not exist.';
  await page.locator('#field-excerpt').fill(unknown);
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await page.locator('#field-title').fill(`${String(title)} again`);
  const draft = () => api.findDraft('articles', { slug: String(slug) });
  await expect.poll(async () => (await draft())?.title).toBe(`${String(title)} again`);
  expect((await draft())?.excerpt).toBe(unknown);
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText('which does not exist.');
  await expect(page.locator('.doc-controls')).toContainText('Not saved');
  expect((await api.find('articles', { id }))?.title).toBe(title);
  await api.remove('articles', id);
});

test('a schedule shows in the form and the list, needs a complete draft, and ends when it is published by hand', async ({
  page,
  api,
  consoleWatch,
}) => {
  test.slow();
  // Payload logs why it scheduled nothing.
  consoleWatch.allow(/Not scheduled/);
  const { id, slug, title } = await createArticle(api, { _status: 'draft' });
  await signInAs(page, 'editor', api);
  await openForm(page, `/admin/collections/articles/${id}`);
  const schedule = async (): Promise<void> => {
    await page.locator('#action-save-popup button').first().click();
    await page.locator('#schedule-publish').click();
    const drawer = page.locator('.schedule-publish');
    await expect(drawer.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked();
    await page.locator('.schedule-publish .date-time-picker input').fill('Dec 31, 2035 9:00 AM');
    await page.keyboard.press('Enter');
    await page.locator('#scheduled-publish-save').click();
  };
  const excerpt = async () => (await api.findDraft('articles', { slug: String(slug) }))?.excerpt;
  await page.locator('#field-excerpt').fill('');
  await expect.poll(excerpt).toBe('');
  await schedule();
  await expect(page.getByText('Not scheduled. Excerpt is missing.').first()).toBeVisible();
  await page.reload();
  await page.locator('#field-excerpt').fill('An excerpt that was missing before it could be scheduled.');
  await expect.poll(excerpt).not.toBe('');
  await schedule();
  await expect(page.getByText(/scheduled successfully/i).first()).toBeVisible();
  const planned = 'Goes live on Dec 31, 2035, 9:00 AM EST.';
  await page.goto(`/admin/collections/articles?search=${encodeURIComponent(String(title))}`);
  await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText(`${String(title)}: ${planned}`);
  await openForm(page, `/admin/collections/articles/${id}`);
  await expect(notice(page)).toContainText(planned);
  const link = notice(page).getByRole('link', { name: 'See the page.' });
  await publish(page, () => link.isVisible());
  await expect(link).toHaveAttribute('href', `/ll97/blog/${String(slug)}`);
  await expect(notice(page)).not.toContainText(planned);
  await api.remove('articles', id);
});

test('a new article has its author, leaves nothing behind while it is untouched, and opens new rows', async ({
  page,
  api,
  consoleWatch,
}) => {
  // From page to page, Chromium may look for an icon before the next page has named its own.
  consoleWatch.allow(/favicon\.ico/);
  const { name } = await signInAs(page, 'editor', api);
  await page.goto('/admin/collections/articles');
  await page.goto('/admin/collections/articles/create');
  await expect(page).toHaveURL(/collections\/articles\/\d+/, { timeout: 30_000 });
  const [, id = ''] = /articles\/(\d+)/.exec(page.url()) ?? [];
  await expect(page.locator('#field-author')).toHaveValue(name);
  const stored = () => api.count('articles', { id });
  expect(await stored()).toBe(1);
  await page.locator('.step-nav').getByRole('link', { name: 'Articles' }).click();
  await expect.poll(stored).toBe(0);

  await page.goto('/admin/collections/articles/create');
  await expect(page).toHaveURL(/collections\/articles\/\d+/, { timeout: 30_000 });
  const [, second = ''] = /articles\/(\d+)/.exec(page.url()) ?? [];
  await page.getByRole('button', { name: 'Add Change' }).click();
  await expect(page.locator('#field-updates__0__note')).toBeVisible();
  const row = page.locator('#updates-row-0');
  await expect(row.getByRole('button', { name: 'Show or hide this row', exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Move this row', exact: true })).toBeVisible();
  const check = page.getByRole('region', { name: 'Before publishing' });
  await page.locator('#field-title').fill('Untouched no more');
  await choose(page, 'module', 'Local Law 97');
  await expect(check).toContainText('Excerpt is missing.');
  await expect(check).not.toContainText('Slug is missing.');
  await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await check.getByRole('link', { name: 'Editors’ guide' }).click();
  const guide = await opened;
  await expect(guide).toHaveTitle(/Editors' guide/);
  await expect(guide.getByRole('main').getByRole('heading', { name: 'Write an article' })).toBeVisible();
  await api.remove('articles', second);
});
