import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailWith } from '../support/e2e/outbox.ts';
import { openForm } from '../support/e2e/panel.ts';

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .getByRole('region', { name: 'Replies' })
    .getByLabel(name)
    .or(page.getByRole('button', { name }));
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target.first()).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('staff reply with a template by keyboard alone, and see when the reply is sent', async ({
  browser,
  page,
  api,
  team,
}) => {
  const email = `${randomUUID()}@example.com`;
  const visitor = await browser.newContext();
  const subject = `Question ${randomUUID().slice(0, 8)}`;
  const form = { name: 'Olive Owner', email, subject, message: 'Is my building covered?' };
  expect((await visitor.request.post('/contact', { form, maxRedirects: 0 })).status()).toBe(302);
  const message = await api.find('contact-messages', { email });
  const name = `Thanks ${randomUUID().slice(0, 8)}`;
  await api.create('reply-templates', {
    name,
    kinds: ['contact-messages'],
    subject: 'Your message {reference}',
    body: 'Hello {name},\n\nyes, it is.\n\n{staffName}',
  });
  const me = await team.signIn(page, 'staff');

  await openForm(page, `/admin/collections/contact-messages/${message?.id}`);
  const replies = page.getByRole('region', { name: 'Replies' });
  await expect(replies.getByRole('button', { name: 'Write a reply' })).toBeVisible();
  await tabTo(page, 'Write a reply');
  await page.keyboard.press('Enter');
  await expect(replies.getByLabel(/^Reply \(/)).toBeFocused();
  await expect(replies).toContainText(`To: ${email}`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(replies.getByRole('button', { name: 'Template' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(replies.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(replies.getByLabel(/^Reply \(/)).toHaveValue(
    `Hello Olive Owner,\n\nyes, it is.\n\n${me.name}`,
  );
  await tabTo(page, 'Send reply');
  await page.keyboard.press('Enter');
  await expect(replies.getByRole('button', { name: 'Write a reply' })).toBeFocused();
  await expect(replies.getByRole('status')).toHaveText('Your reply is on its way.');

  const mail = await mailWith(email, `Your message ${String(message?.reference)}`);
  expect(mail.text).toContain('yes, it is.');
  await expect(replies.getByRole('listitem')).toContainText('Sent', { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Status: Answered' })).toBeVisible();
});
