import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, sendInVain, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailsToStaff } from '../support/e2e/outbox.ts';

const aSubject = () => `Question ${randomUUID().slice(0, 8)}`;

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Name').fill('Olive Owner');
  await page.getByLabel('Email').fill('Olive@Example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill(`About "${subject}":\nis it covered?`);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('the contact page names the address and the office hours', async ({ page }) => {
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
});

test(
  'a contact message reaches the panel and staff, whose reply goes to the visitor',
  { tag: '@phone' },
  async ({ page, api }) => {
    const subject = aSubject();
    await page.goto('/contact');
    await fillIn(page, subject);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expect(page.locator('form#contact-form')).toHaveCount(0);
    expect(page.url()).not.toContain('Olive');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
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
    expect(mail?.text).toContain(`/admin/collections/contact-messages/${stored?.id}`);
  },
);

test('errors are shown beside each field and in a summary, and what was typed stays', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  await page.goto('/contact');
  await page.getByLabel('Email').fill('nobody');
  await submit(page);
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Name: Please enter your name',
    'Email: Please enter a valid email address',
    'Subject: Please enter a subject',
    'Message: Please enter your message',
  ]);
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await summary.getByRole('link', { name: 'Subject' }).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
});

test('a double click and a reload store one message', async ({ page, api }) => {
  const subject = aSubject();
  await page.goto('/contact');
  await fillIn(page, subject);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(await api.count('contact-messages', { subject })).toBe(1);
  await page.getByRole('link', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('the contact form works by keyboard alone, and skips the field for bots', async ({ page, api }) => {
  const subject = aSubject();
  await page.goto('/contact');
  await page.getByLabel('Name').focus();
  for (const words of ['Olive Owner', 'olive@example.com', subject, 'Is it covered?']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(await api.find('contact-messages', { subject })).toMatchObject({ isSpam: false });
});

test('the contact form says that the server cannot be reached, and keeps what was typed', async ({
  page,
  api,
  consoleWatch,
}) => {
  const subject = aSubject();
  await page.goto('/contact');
  await fillIn(page, subject);
  await sendInVain(page, consoleWatch, {
    address: /contact\.data/,
    submit,
    message: 'There was an error sending your message. Please try again.',
  });
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(await api.count('contact-messages', { subject })).toBe(1);
});
