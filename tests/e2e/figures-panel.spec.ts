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

/** Creates a published figure for one test. The figure is due for a check. */
async function createFigure(api: AdminApi) {
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
    checkedOn: '2020-01-01',
    checkAgainAfterDays: 90,
    _status: 'published',
  });
  return { id, key };
}

const createArticle = async (api: AdminApi, text: string) =>
  api.create('articles', await articleData({ body: markdownToLexical(text) }));

const open = (page: Page, collection: string, id: number | string) =>
  openForm(page, `/admin/collections/${collection}/${id}`);

test('an admin confirms a due figure, changes it, decides not to send a notice, and previews another value', async ({
  page,
  api,
  team,
}) => {
  test.slow();
  const figure = await createFigure(api);
  const article = await createArticle(api, `Ten times {figure:${figure.key}} is $170.`);
  await team.signIn(page, 'admin');
  await open(page, 'figures', figure.id);
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses.getByRole('link', { name: String(article.title) })).toBeVisible();
  const check = page.getByRole('region', { name: 'Check', exact: true });
  const checkedOn = async () => (await api.find('figures', { key: figure.key }))?.checkedOn;
  await clickUntil(check.getByRole('button', { name: 'Still right' }), () =>
    expect.poll(checkedOn, { timeout: 5000 }).toBe(today()),
  );
  await clickUntil(check.getByRole('button', { name: 'Changed' }), () =>
    expect(check.getByLabel('New value')).toBeVisible({ timeout: 2000 }),
  );
  await check.getByLabel('New value').fill('18');
  await check.getByLabel('Its first day').fill(today());
  await check.getByRole('button', { name: 'Save the change' }).click();
  await expect(check.getByText('Published.')).toBeVisible();

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
  await expect(preview.getByRole('insertion').filter({ hasText: 'Ten times $19 is $170.' })).toBeVisible();
  await expect(preview.getByRole('deletion').filter({ hasText: 'Ten times $18 is $170.' })).toBeVisible();
  // Leave the page, so that the panel cannot save the figure after its removal.
  await page.goto('about:blank');
  await api.remove('articles', article.id);
  await api.remove('figures', figure.id);
});

test('an editor sees the values of figures in a text, changes how one is shown, and inserts another', async ({
  page,
  api,
  team,
}) => {
  const figure = await createFigure(api);
  const text = `The fee is {figure:${figure.key}} a year. The penalty is $268 a ton.`;
  const article = await createArticle(api, text);
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

  const typed = /: \$268 is the figure “Penalty.*”\. Type \{figure:ll97-penalty-per-ton\} instead\.$/;
  await expect(page.getByRole('region', { name: 'Before publishing' }).getByText(typed)).toBeVisible();

  const body = page.locator('[data-field-path="body"] [contenteditable="true"]').first();
  await body.getByText('a ton.').click();
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
  // Leave the page, so that the panel cannot save the article after its removal.
  await page.goto('about:blank');
  await api.remove('articles', article.id);
  await api.remove('figures', figure.id);
});
