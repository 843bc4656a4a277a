import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailsToStaff } from '../support/e2e/outbox.ts';

const aSubject = () => `Question ${randomUUID().slice(0, 8)}`;

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Name').fill('Olive Owner');
  await page.getByLabel('Email').fill('Olive@Example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill(`About "${subject}":\nis it covered?`);
}

test('a contact message reaches the panel and staff once, despite a double click and a reload', async ({
  page,
  api,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  const card = page.getByRole('complementary');
  await expect(card.getByRole('link', { name: 'hello@lotline.example' })).toHaveAttribute(
    'href',
    'mailto:hello@lotline.example',
  );
  for (const hours of [
    'Monday to Friday 9:00 AM to 6:00 PM EST',
    'Saturday 10:00 AM to 2:00 PM EST',
    'Sunday closed',
  ]) {
    await expect(card.getByText(hours, { exact: true })).toBeVisible();
  }

  const subject = aSubject();
  await fillIn(page, subject);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expect(page.locator('form#contact-form')).toHaveCount(0);
  expect(page.url()).not.toContain('Olive');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(await api.count('contact-messages', { subject })).toBe(1);
  const stored = await api.find('contact-messages', { subject });
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `Your reference number is ${String(stored?.reference)}.`,
  );
  expect(stored).toMatchObject({
    name: 'Olive Owner',
    email: 'olive@example.com',
    message: `About "${subject}":\nis it covered?`,
    status: 'new',
    isSpam: false,
  });
  const [mail, ...others] = await mailsToStaff(subject);
  expect(others).toEqual([]);
  expect(mail?.headers).toMatchObject({
    subject: `New message: ${subject}`,
    'reply-to': 'olive@example.com',
  });
  expect(mail?.text).toContain(`/admin/inbox?open=${(stored?.submission as { id: number }).id}`);
  await page.getByRole('link', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});
