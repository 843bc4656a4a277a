import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo, mailWith } from '../support/e2e/outbox.ts';
import { choose, openForm } from '../support/e2e/panel.ts';

/** A newsletter that no other test subscribes to. */
const MODULE = 'nyc-pest';

const sending = (page: Page) => page.getByRole('region', { name: 'Sending' });

test('an editor writes, previews and sends an issue, and a subscriber reads it by email and on the site', async ({
  page,
  api,
  request,
  team,
}) => {
  const mark = randomUUID().slice(0, 8);
  const reader = `reader-${mark}@example.com`;
  await request.post(`/${MODULE}/newsletter/sign-up`, { form: { email: reader } });
  await request.post(linkIn(await mailTo(reader), '/follow/confirm/'), { form: {} });

  const { email: editor } = await team.signIn(page, 'editor');
  await openForm(page, '/admin/collections/newsletter-issues/create');
  await expect(page.getByText('Save the issue to preview and send it.')).toBeVisible();
  const title = `Bins ${mark}`;
  await choose(page, 'newsletters', 'NYC Pest Laws');
  await page.locator('[contenteditable="true"]').first().click();
  await page.keyboard.type('Bins have to have lids.');
  await page.locator('#field-title').fill(title);
  await page.locator('#action-save').click();
  await expect(page).toHaveURL(/collections\/newsletter-issues\/\d+/);
  await expect(sending(page).getByText(/It goes to 1 person/)).toBeVisible();
  const html = page.getByTitle('The email as HTML');
  await expect(html).toHaveAttribute('srcdoc', /Bins have to have lids\./);
  await page.getByRole('button', { name: '320 px' }).click();
  await expect(html).toHaveCSS('width', '320px');

  await sending(page).getByRole('button', { name: 'Send a test to me' }).click();
  await expect(sending(page).getByRole('status')).toHaveText(`A test is on its way to ${editor}.`);
  expect((await mailWith(editor, `Test: ${title}`)).text).toContain('Bins have to have lids.');

  await sending(page).getByRole('button', { name: 'Send now' }).click();
  const question = page.locator('.confirmation-modal');
  await expect(question).toContainText('It goes to 1 person. You can’t take emails back.');
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(sending(page).getByRole('status')).toHaveText('On its way to 1 person.');
  await expect(sending(page).getByText('Its text cannot be changed anymore.')).toBeVisible();

  const mail = await mailWith(reader, title);
  expect(mail.text).toContain('Bins have to have lids.');
  expect(mail.headers['list-unsubscribe']).toContain(`?issue=bins-${mark}>`);
  await page.goto(linkIn(mail, '/newsletter/issues/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Bins have to have lids.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All newsletter issues' }).click();
  await page.getByRole('link', { name: 'NYC Pest Laws', exact: true }).first().click();
  await expect(page).toHaveURL(`/newsletter/issues?newsletter=${MODULE}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto(`${linkIn(mail, '/newsletter/unsubscribe/')}?issue=bins-${mark}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL('/newsletter/unsubscribed');
  const issue = await api.find('newsletter-issues', { slug: `bins-${mark}` });
  expect(issue).toMatchObject({ recipients: 1, unsubscribed: 1 });
});

test('an editor turns a published article into an issue, schedules it, and cancels it', async ({
  page,
  api,
  team,
}) => {
  const title = `Traps ${randomUUID().slice(0, 8)}`;
  const article = await api.create('articles', {
    title,
    excerpt: 'Where traps have to stand.',
    body: markdownToLexical('Words.'),
    module: 'll97',
    category: 'Updates',
    author: 'Lotline Editorial',
    _status: 'published',
  });
  await team.signIn(page, 'editor');
  await openForm(page, `/admin/collections/articles/${article.id}`);
  await page.getByRole('button', { name: 'Make an issue of this article' }).click();
  await expect(page).toHaveURL(/collections\/newsletter-issues\/\d+/);
  await expect(page.getByTitle('The email as HTML')).toHaveAttribute('srcdoc', new RegExp(title));
  await sending(page)
    .getByLabel('Or send it later (New York time)')
    .fill(`${new Date().getFullYear() + 1}-01-05T09:00`);
  await sending(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(sending(page).getByText(/^Scheduled for .* 9:00 AM/)).toBeVisible();
  await sending(page).getByRole('button', { name: 'Cancel sending' }).click();
  await expect(sending(page).getByText('It was canceled.')).toBeVisible();
  await api.remove('newsletter-issues', page.url().split('/').at(-1) ?? '');
  await api.remove('articles', article.id);
});
