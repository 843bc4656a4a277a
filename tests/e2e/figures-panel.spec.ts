import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayInNewYork } from '#law/days.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { clickUntil, expandRow, openForm } from '../support/e2e/panel.ts';
import { articleData } from '../support/factories.ts';

const SEARCH = 'Search by name, value, unit or check date';

const today = (): string => dayInNewYork(new Date());

/** Creates a published figure for one test, whose check is due. */
async function createFigure(api: AdminApi, more: object = {}) {
  const source = await api.find('sources', { key: 'll97-violations' });
  const key = `test-${randomUUID().slice(0, 8)}`;
  const name = `Fee ${key}`;
  const { id } = await api.create('figures', {
    key,
    name,
    module: 'll97',
    kind: 'money',
    values: [{ value: '17', from: '2024-01-01' }],
    statement: 'A fee.',
    citation: 'A law',
    source: source?.id,
    certainty: 'verified',
    checkedOn: '2020-01-01',
    checkAgainAfterDays: 90,
    _status: 'published',
    ...more,
  });
  return { id, key, name };
}

const createArticle = async (api: AdminApi, text: string) =>
  api.create('articles', await articleData({ body: markdownToLexical(text) }));

const open = (page: Page, collection: string, id: number | string) =>
  openForm(page, `/admin/collections/${collection}/${id}`);

test('an admin confirms a due figure, changes it, notifies followers, and sees the new value on pages', async ({
  page,
  api,
  team,
}) => {
  test.slow();
  const figure = await createFigure(api);
  const unverified = await createFigure(api, { certainty: 'unverified', checkedOn: today() });
  const article = await createArticle(api, `The fee is {figure:${figure.key}} a year.`);
  const textForVisitors = async () => (await page.request.get(`/ll97/blog/${String(article.slug)}`)).text();
  expect(await textForVisitors()).toContain('The fee is $17 a year.');

  await team.signIn(page, 'admin');
  await page.goto('/admin');
  const due = page
    .getByRole('region', { name: 'Figures to check' })
    .getByRole('listitem')
    .filter({ hasText: figure.name });
  await expect(due).toBeVisible();
  const stillRight = due.getByRole('button', { name: `Still right: ${figure.name}` });
  await clickUntil(stillRight, () => expect(due).toBeHidden({ timeout: 5000 }));
  expect(await api.find('figures', { key: figure.key })).toMatchObject({ checkedOn: today() });
  const list = page.getByRole('link', { name: /figures? (is|are) not verified yet$/ });
  await expect(list).toHaveAttribute('href', /\/admin\/collections\/figures\?.*certainty/);
  await page.goto(`${await list.getAttribute('href')}&search=${unverified.key}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await open(page, 'figures', figure.id);
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses.getByRole('link', { name: String(article.title) })).toBeVisible();
  const check = page.getByRole('region', { name: 'Check', exact: true });
  await clickUntil(check.getByRole('button', { name: 'Changed' }), () =>
    expect(check.getByLabel('New value')).toBeVisible({ timeout: 2000 }),
  );
  await check.getByLabel('New value').fill('18');
  await check.getByLabel('Its first day').fill(today());
  await check.getByRole('button', { name: 'Save the change' }).click();
  await expect(check.getByText('Published.')).toBeVisible();
  await expect.poll(textForVisitors).toContain('The fee is $18 a year.');

  const work = await createArticle(api, `Ten times {figure:${figure.key}} is $180.`);
  await open(page, 'figures', figure.id);
  const tell = page.getByRole('region', { name: 'Tell followers' });
  await tell.getByLabel('What they will read').fill('The fee rises to $18.');
  await tell.getByRole('button', { name: 'Send to followers' }).click();
  const dialog = tell.getByRole('dialog', { name: /morning’s email$|^None of its followers/ });
  await expect(dialog).toContainText('The fee rises to $18. Why: We compared it with its official source.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await tell.getByRole('button', { name: 'Do not send' }).click();
  await expect(tell.getByRole('status')).toHaveText('Nobody will be notified.');
  await expect(tell.getByRole('button', { name: 'Undo' })).toBeVisible();

  await expandRow(page, 'values-row-1');
  await page.locator('#field-values__1__value').fill('19');
  const preview = page.getByRole('region', { name: 'What pages will say' });
  await expect(preview.getByRole('insertion').filter({ hasText: 'The fee is $19 a year.' })).toBeVisible();
  await expect(preview.getByRole('deletion').filter({ hasText: 'The fee is $18 a year.' })).toBeVisible();
  await expect(preview.getByText('Ten times $19 is $180.')).toBeVisible();
  await expect(preview.getByText('Its result is typed. Check it with the new value.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(textForVisitors).toContain('The fee is $19 a year.');
  await page.goto('/figures/changes');
  const changes = page.getByRole('listitem').filter({ hasText: figure.name });
  await expect(changes.filter({ hasText: '$18 instead of $17' })).toBeVisible();

  for (const { id } of [article, work]) await api.remove('articles', id);
  for (const { id } of [figure, unverified]) await api.remove('figures', id);
});

test('an editor sees the values of figures in a text, changes how one is shown, and inserts another', async ({
  page,
  api,
  team,
}) => {
  const figure = await createFigure(api);
  const article = await createArticle(
    api,
    `The fee is {figure:${figure.key}} a year. The penalty is $268 a ton.`,
  );
  const loadBody = async () => JSON.stringify((await api.findDraft('articles', { id: article.id }))?.body);
  await team.signIn(page, 'editor');
  await open(page, 'articles', article.id);
  const chips = page.locator('.figures-chip');
  await expect(chips).toHaveText('$17');
  const form = page.getByRole('dialog').filter({ hasText: 'Shown as' });
  await clickUntil(page.locator('.LexicalEditorTheme__inlineBlock__editButton'), () =>
    expect(form).toBeVisible({ timeout: 2000 }),
  );
  await form.getByText('Choose another figure').click();
  await form.getByLabel(SEARCH).fill(figure.key);
  const found = form.getByRole('list', { name: 'Figures and deadlines' }).getByRole('button');
  await expect(found).toHaveCount(1);
  await form.getByLabel('Shown as').selectOption({ label: '17' });
  await form.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(chips).toHaveText('17');
  await expect.poll(loadBody).toContain(`{figure:${figure.key}|number}`);

  const beforePublishing = page.getByRole('region', { name: 'Before publishing' });
  await expect(
    beforePublishing.getByText(
      /: \$268 is the figure “Penalty.*”\. Type \{figure:ll97-penalty-per-ton\} instead\.$/,
    ),
  ).toBeVisible();

  const text = page.locator('[data-field-path="body"] [contenteditable="true"]').first();
  await text.getByText('a ton.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' It is due ');
  await page.keyboard.type('/figure', { delay: 50 });
  await expect(page.locator('.slash-menu-popup__item').first()).toHaveText('Figure');
  await page.keyboard.press('Enter');
  const drawer = page.locator('.drawer--is-open');
  await expect(drawer).toContainText('No figure chosen yet.');
  await drawer.getByLabel(SEARCH).fill('deadline:ll97-report');
  await drawer.getByRole('list', { name: 'Figures and deadlines' }).getByRole('button').first().click();
  await drawer.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(chips.last()).toHaveText('May 1, 2027');
  // Keeps the panel from saving the removed article.
  await page.goto('about:blank');
  await api.remove('articles', article.id);
  await api.remove('figures', figure.id);
});
