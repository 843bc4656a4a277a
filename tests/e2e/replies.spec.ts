import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailWith } from '../support/e2e/outbox.ts';
import { openForm } from '../support/e2e/panel.ts';

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
  await expect(page.locator('#field-status')).toContainText('Answered');
});

test('a reply that is being written outlasts Escape, another row and a reload, until it is sent or discarded', async ({
  page,
  api,
  team,
}) => {
  const subject = `Draft ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  for (const word of ['one', 'two']) {
    const form = { name: 'Olive Owner', email, subject: `${subject} ${word}`, message: 'Is it covered?' };
    await page.request.post('/contact', { form });
  }
  await team.signIn(page, 'staff');
  await page.goto('/admin/inbox');
  await page.getByRole('searchbox', { name: 'Search' }).fill(subject);
  const rows = page.getByRole('grid', { name: 'Submissions' }).locator('[data-key]');
  await expect(rows).toHaveCount(2);
  const [one, two] = ['one', 'two'].map((word) => rows.filter({ hasText: `${subject} ${word}` }));
  const field = page.getByLabel(/^Reply \(/);

  await one?.focus();
  await page.keyboard.press('r');
  await expect(field).toBeFocused();
  await page.keyboard.type('Yes, it');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.inbox-preview')).toBeHidden();
  await expect(one!).toContainText('Your draft');
  await expect(two!).not.toContainText('Your draft');

  await one?.click();
  await expect(field).toHaveValue('Yes, it');
  await expect(field).not.toBeFocused();
  await field.press('End');
  await page.keyboard.type(' is');
  await two?.click();
  await expect(page.getByRole('button', { name: 'Write a reply' })).toBeVisible();
  await one?.click();
  await expect(field).toHaveValue('Yes, it is');

  await field.press('End');
  await page.keyboard.type(' covered.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const message = await api.find('contact-messages', { subject: `${subject} one` });
  await openForm(page, `/admin/collections/contact-messages/${message?.id}`);
  await expect(field).toHaveValue('Yes, it is covered.');
  await field.press('End');
  await page.keyboard.type(' Best');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await field.press('Control+Enter');
  await expect(page.getByText('Your reply is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a reply' })).toBeFocused();
  const mail = await mailWith(email, `Your contact message ${String(message?.reference)}`);
  expect(mail.text).toContain('Yes, it is covered. Best');
  await page.reload();
  await page.getByRole('button', { name: 'Write a reply' }).click();
  await expect(field).toHaveValue('');

  await page.keyboard.type('Never mind.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByRole('button', { name: 'Write a reply' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Write a reply' }).click();
  await expect(field).toHaveValue('');
});
