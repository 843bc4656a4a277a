import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import type { Team } from '../support/e2e/people.ts';
import { articleData } from '../support/factories.ts';

/** Signs in to the panel. From then on, the site shows "Edit this page" in this browser. */
async function openPanel(page: Page, team: Team): Promise<void> {
  await team.signIn(page, 'editor');
  await page.goto('/admin');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lotline-editor'))).toBe('yes');
}

test("an editor searches the panel for a draft's text, and opens a field in a collapsed row", async ({
  page,
  api,
  team,
}) => {
  const phrase = `Zeppelins ${randomUUID().slice(0, 8)}`;
  const draft = await api.create('articles?draft=true', { title: phrase, _status: 'draft' });
  const { questions } = (await api.readGlobal('help')) as { questions: { question: string }[] };
  const question = questions.at(-1)?.question ?? '';
  // On narrower screens, the menu starts closed.
  await page.setViewportSize({ width: 1600, height: 900 });
  await openPanel(page, team);
  const menu = page.locator('.nav').getByRole('searchbox', { name: 'Find a text' });
  await menu.fill(phrase);
  await menu.press('Enter');
  await expect(page.getByRole('heading', { name: `1 document with “${phrase}”` })).toBeVisible();
  await api.remove('articles', draft.id);

  await page.goto(`/admin/find-text?q=${encodeURIComponent(question.toLowerCase())}`);
  const found = page.getByRole('region', { name: /with “/ });
  await expect(found.locator('mark').first()).toHaveText(question);
  await expectAccessible(page, '.find-text__documents');
  await found.getByRole('link', { name: `Questions, row ${questions.length}: Question` }).click();
  await expect(page.locator(`#field-questions__${questions.length - 1}__question`)).toBeFocused({
    timeout: 15_000,
  });
});

test('editors follow "Edit this page" to the form or to the field of the selected text, and visitors see no link', async ({
  page,
  api,
  team,
}) => {
  const body = markdownToLexical(
    'A first paragraph.\n\nThe penalty is {figure:ll97-penalty-per-ton} a ton here.',
  );
  const article = await api.create('articles', await articleData({ body }));
  const address = `/ll97/blog/${String(article.slug)}`;
  const form = new RegExp(`/admin/collections/articles/${article.id}`);
  await page.goto(address);
  const link = page.getByRole('link', { name: /^Edit this/ });
  await expect(page.locator('html[data-scripted]')).toBeAttached();
  await expect(link).toHaveCount(0);

  await openPanel(page, team);
  await page.goto(address);
  await expect(link).toHaveText('Edit this page');
  const edit = (await link.getAttribute('href')) ?? '';
  const { location } = (await page.request.get(edit, { maxRedirects: 0 })).headers();
  expect(location).toMatch(form);
  await page.getByText('The penalty is $268 a ton here.').selectText();
  await expect(link).toHaveText('Edit this text');
  await link.click();
  await expect(page).toHaveURL(/#field=body$/);
  await expect(page.locator('[data-field-path="body"] [contenteditable="true"]').first()).toBeFocused({
    timeout: 15_000,
  });
  await api.remove('articles', article.id);
});
