import { randomUUID } from 'node:crypto';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

test('feedback is stored once despite a double click, and a toast confirms it until the page reloads', async ({
  page,
  api,
}) => {
  const feedback = `It helped, ${randomUUID().slice(0, 8)}`;
  const toast = page.locator('[data-toast]', { hasText: 'Feedback submitted' });
  await page.goto('/feedback');
  await page.getByLabel('Feedback type').selectOption('Praise');
  await page.getByLabel('Your feedback').fill(feedback);
  await page.getByRole('button', { name: 'Submit Feedback' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Feedback submitted' })).toBeVisible();
  await expect(toast).toContainText('Thank you for your feedback! We appreciate your input.');
  expect(new URL(page.url()).search).toBe('?feedback=received');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Feedback submitted' })).toBeVisible();
  await expect(toast).toHaveCount(0);
  expect(await api.count('feedback', { feedback })).toBe(1);
});
