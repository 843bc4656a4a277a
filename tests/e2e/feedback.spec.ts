import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailsToStaff } from '../support/e2e/outbox.ts';

const someFeedback = () => `It helped, ${randomUUID().slice(0, 8)}`;

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' }).click();

const toast = (page: Page) => page.locator('[data-toast]', { hasText: 'Feedback submitted' });

test.beforeEach(({ page }) => page.goto('/feedback'));

test('sending feedback stores it in the panel and notifies staff', async ({ page, api }) => {
  await expect(page.getByLabel('Feedback type').getByRole('option')).toHaveText([
    'Select feedback type',
    'Feature Suggestion',
    'Issue Report',
    'Praise',
    'Other',
  ]);
  const feedback = someFeedback();
  await page.getByLabel('Name').fill('Olive Owner');
  await page.getByLabel('Email').fill('olive@example.com');
  await page.getByLabel('Feedback type').selectOption('Praise');
  await page.getByLabel('Your feedback').fill(feedback);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Feedback submitted' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Thank you for your feedback! We appreciate your input.'),
  ).toBeVisible();
  await expect(toast(page)).toContainText('Thank you for your feedback! We appreciate your input.');
  expect(new URL(page.url()).search).toBe('?feedback=received');
  const stored = await api.find('feedback', { feedback });
  expect(stored).toMatchObject({
    name: 'Olive Owner',
    email: 'olive@example.com',
    feedbackType: 'praise',
    status: 'new',
  });
  const [mail] = await mailsToStaff(feedback);
  expect(mail?.headers.subject).toBe('New feedback: Praise');
  expect(mail?.text).toContain(`/admin/inbox?open=${(stored?.submission as { id: number }).id}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Feedback submitted' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  expect(await api.count('feedback', { feedback })).toBe(1);
});
