import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo, mailWith } from '../support/e2e/outbox.ts';
import { openForm } from '../support/e2e/panel.ts';
import { articleData } from '../support/factories.ts';

/** The module of a newsletter that no other test subscribes to. */
const MODULE = 'nyc-pest';

const sending = (page: Page) => page.getByRole('region', { name: 'Sending' });

test('an editor creates an issue from an article, previews and sends it, and a subscriber reads it by email and on the site', async ({
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
  const title = `Bins ${mark}`;
  const slug = `bins-${mark}`;
  const data = { ...(await articleData({ title, slug })), module: MODULE, category: 'Rules' };
  const article = await api.create('articles', data);
  await openForm(page, `/admin/collections/articles/${article.id}`);
  await page.getByRole('button', { name: 'Make an issue of this article' }).click();
  await expect(page).toHaveURL(/collections\/newsletter-issues\/\d+/);
  await page.locator('[contenteditable="true"]').first().click();
  await page.keyboard.type('Bins have to have lids.');
  await page.locator('#action-save').click();
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
  expect(mail.headers['list-unsubscribe']).toContain(`?issue=${slug}>`);
  await page.goto(linkIn(mail, '/newsletter/issues/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Bins have to have lids.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All newsletter issues' }).click();
  await page.getByRole('link', { name: 'NYC Pest Laws', exact: true }).first().click();
  await expect(page).toHaveURL(`/newsletter/issues?newsletter=${MODULE}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto(`${linkIn(mail, '/newsletter/unsubscribe/')}?issue=${slug}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL('/newsletter/unsubscribed');
  const issue = await api.find('newsletter-issues', { slug });
  expect(issue).toMatchObject({ recipients: 1, unsubscribed: 1 });
  await api.remove('articles', article.id);
});
