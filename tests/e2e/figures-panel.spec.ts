import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { expandRow, openForm } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';

const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

/** A published figure that no other test uses. */
async function createFigure(api: AdminApi, more: object = {}) {
  const source = await api.find('sources', { key: 'll97-violations' });
  const key = `test-${randomUUID().slice(0, 8)}`;
  const { id } = await api.create('figures', {
    key,
    name: `Fee ${key}`,
    module: 'll97',
    kind: 'money',
    values: [{ value: '17', from: '2024-01-01' }],
    statement: 'A fee.',
    citation: 'A law',
    source: source?.id,
    certainty: 'verified',
    checkedOn: today(),
    checkAgainAfterDays: 90,
    _status: 'published',
    ...more,
  });
  return { id, key, name: `Fee ${key}` };
}

async function createArticle(api: AdminApi, text: string) {
  const title = `Names a fee ${randomUUID().slice(0, 8)}`;
  return api.create('articles', {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    excerpt: 'An article that names a figure.',
    body: markdownToLexical(text),
    module: 'll97',
    category: 'Updates',
    author: 'Lotline Editorial',
    _status: 'published',
  });
}

const open = (page: Page, collection: string, id: number | string) =>
  openForm(page, `/admin/collections/${collection}/${id}`);

test('an admin says that a figure has changed: its page shows the new value, and followers may be told', async ({
  page,
  api,
}) => {
  const figure = await createFigure(api);
  const article = await createArticle(api, `The fee is {figure:${figure.key}} a year.`);
  const address = `/ll97/blog/${String(article.slug)}`;
  const textForVisitors = async () => (await page.request.get(address)).text();
  expect(await textForVisitors()).toContain('The fee is $17 a year.');

  await signInAs(page, 'admin', api);
  await open(page, 'figures', figure.id);
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses.getByRole('link', { name: String(article.title) })).toBeVisible();

  const check = page.getByRole('region', { name: 'Check', exact: true });
  await expect(async () => {
    await check.getByRole('button', { name: 'Changed' }).click();
    await expect(check.getByLabel('New value')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await check.getByLabel('New value').fill('18');
  await check.getByLabel('Its first day').fill(today());
  await check.getByRole('button', { name: 'Save the change' }).click();
  await expect(check.getByText('Published.')).toBeVisible();
  await expect.poll(textForVisitors).toContain('The fee is $18 a year.');

  await expandRow(page, 'values-row-1');
  await page.locator('#field-values__1__value').fill('19');
  const preview = page.getByRole('region', { name: 'What pages will say' });
  await expect(preview.getByRole('insertion').last()).toHaveText('The fee is $19 a year.');
  await expect(preview.getByRole('deletion').last()).toHaveText('The fee is $18 a year.');

  await open(page, 'figures', figure.id);
  const tell = page.getByRole('region', { name: 'Tell followers' });
  await tell.getByLabel('What they will read').fill('The fee rises to $18.');
  await tell.getByRole('button', { name: 'Send to followers' }).click();
  const dialog = tell.getByRole('dialog', { name: /get it within the hour$|^Nobody who follows it/ });
  await expect(dialog).toContainText('The fee rises to $18. Why: We compared it with its official source.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await tell.getByRole('button', { name: 'Do not send' }).click();
  await expect(tell.getByRole('status')).toHaveText('Nobody is told.');
  await expect(tell.getByRole('button', { name: 'Undo' })).toBeHidden();

  await api.remove('articles', article.id);
  await api.remove('figures', figure.id);
});

test('an admin says on the dashboard that a figure is still right, and opens those not verified yet', async ({
  page,
  api,
}) => {
  const figure = await createFigure(api, { checkedOn: '2020-01-01' });
  const unverified = await createFigure(api, { certainty: 'unverified' });
  await signInAs(page, 'admin', api);
  await page.goto('/admin');
  const section = page.getByRole('region', { name: 'Figures to check' });
  const row = section.getByRole('listitem').filter({ hasText: figure.name });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: `Still right: ${figure.name}` }).click();
  await expect(row).toBeHidden();
  expect(await api.find('figures', { key: figure.key })).toMatchObject({ checkedOn: today() });
  const list = page.getByRole('link', { name: /figures? (is|are) not verified yet$/ });
  await expect(list).toHaveAttribute('href', /\/admin\/collections\/figures\?.*certainty/);
  await page.goto(`${await list.getAttribute('href')}&search=${unverified.key}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await api.remove('figures', unverified.id);
  await api.remove('figures', figure.id);
});

test('an editor sees the value of a figure in the text, and chooses another form of it', async ({
  page,
  api,
}) => {
  const figure = await createFigure(api);
  const article = await createArticle(api, `The fee is {figure:${figure.key}} a year.`);
  await signInAs(page, 'editor', api);
  await open(page, 'articles', article.id);
  const chip = page.locator('.figures-chip');
  await expect(chip).toHaveText('$17');
  const drawer = page.getByRole('dialog').filter({ hasText: 'Shown as' });
  await expect(async () => {
    await page.locator('.LexicalEditorTheme__inlineBlock__editButton').click();
    await expect(drawer).toBeVisible({ timeout: 2000 });
  }).toPass();
  await drawer.getByText('Choose another figure').click();
  await drawer.getByLabel('Search by name, value, unit or check date').fill(figure.key);
  await expect(drawer.getByRole('list', { name: 'Figures and deadlines' }).getByRole('button')).toHaveCount(
    1,
  );
  await drawer.getByLabel('Shown as').selectOption({ label: '17' });
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(chip).toHaveText('17');
  await expect
    .poll(async () => JSON.stringify((await api.findDraft('articles', { id: article.id }))?.body))
    .toContain(`{figure:${figure.key}|number}`);
  await api.remove('articles', article.id);
  await api.remove('figures', figure.id);
});

test('an editor inserts the figure that a typed amount is, and a figure with "/figure"', async ({
  page,
  api,
}) => {
  const article = await createArticle(api, 'The penalty is $268 a ton.');
  const bodyOf = async () => JSON.stringify((await api.findDraft('articles', { id: article.id }))?.body);
  await signInAs(page, 'editor', api);
  await open(page, 'articles', article.id);
  const typed = page.getByRole('region', { name: 'Typed figures' });
  await typed
    .getByRole('button', { name: /^Insert the figure “Penalty.*” for \$268$/ })
    .first()
    .click();
  await expect(page.locator('.figures-chip')).toHaveText('$268');
  await expect(typed).toBeHidden();
  await expect.poll(bodyOf).toContain('{figure:ll97-penalty-per-ton}');

  const text = page.locator('[data-field-path="body"] [contenteditable="true"]').first();
  await text.getByText('a ton.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' It is due ');
  await page.keyboard.type('/figure', { delay: 50 });
  await expect(page.locator('.slash-menu-popup__item').first()).toHaveText('Figure');
  await page.keyboard.press('Enter');
  const drawer = page.locator('.drawer--is-open');
  await expect(drawer).toContainText('No figure chosen yet.');
  await drawer.getByLabel('Search by name, value, unit or check date').fill('deadline:ll97-report');
  await drawer.getByRole('list', { name: 'Figures and deadlines' }).getByRole('button').first().click();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('.figures-chip').last()).toHaveText('May 1, 2027');
  // The panel must not save the article once it is removed.
  await page.goto('about:blank');
  await api.remove('articles', article.id);
});

test('an admin confirms a typed result before a changed figure is published', async ({
  page,
  api,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  const figure = await createFigure(api);
  const article = await createArticle(api, `Ten times {figure:${figure.key}} is $170.`);
  await signInAs(page, 'admin', api);
  await open(page, 'figures', figure.id);
  await expandRow(page, 'values-row-0');
  await page.locator('#field-values__0__value').fill('18');
  const preview = page.getByRole('region', { name: 'What pages will say' });
  await expect(preview.getByText('Ten times $18 is $170.')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await expect(async () => {
    await publish.click();
    await expect(preview.getByText('One sentence has a typed result')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await preview.getByRole('checkbox', { name: /I have checked/ }).check();
  await publish.click();
  await expect
    .poll(async () => (await api.find('figures', { key: figure.key }))?.values)
    .toMatchObject([{ value: '18' }]);
  await api.remove('articles', article.id);
  await api.remove('figures', figure.id);
});
