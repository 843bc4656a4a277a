import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures.ts';
import { mailWith } from '../support/e2e/outbox.ts';
import { signInAs } from '../support/e2e/people.ts';

/** Moves with the Tab key to what has this name, however far it is. */
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

test('staff reply with a template by keyboard alone, and see how far the reply has come', async ({
  browser,
  page,
  api,
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
  const me = await signInAs(page, 'staff', api);

  await page.goto(`/admin/collections/contact-messages/${message?.id}`);
  const replies = page.getByRole('region', { name: 'Replies' });
  await expect(replies.getByRole('button', { name: 'Write a reply' })).toBeVisible();
  await tabTo(page, 'Write a reply');
  await page.keyboard.press('Enter');
  await expect(replies.getByLabel(/^Reply \(/)).toBeFocused();
  await expect(replies).toContainText(`To: ${email}`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(replies.getByLabel('Template')).toBeFocused();
  await page.keyboard.type(name);
  await expect(replies.getByLabel(/^Reply \(/)).toHaveValue(
    `Hello Olive Owner,\n\nyes, it is.\n\n${me.name}`,
  );
  await tabTo(page, 'Send reply');
  await page.keyboard.press('Enter');
  await expect(replies.getByRole('status')).toHaveText('Your reply is on its way.');
  await expect(replies.getByRole('button', { name: 'Write a reply' })).toBeFocused();

  const mail = await mailWith(email, `Your message ${String(message?.reference)}`);
  expect(mail.text).toContain('yes, it is.');
  await expect(replies.getByRole('listitem')).toContainText('Sent', { timeout: 20_000 });
  await expect(page.locator('#field-status')).toContainText('Answered');
});
