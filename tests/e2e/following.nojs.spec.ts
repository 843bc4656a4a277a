import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo } from '../support/e2e/outbox.ts';

test('without scripts and by keyboard alone, a building is followed, confirmed, changed and stopped', async ({
  page,
}) => {
  const email = `owner-${randomUUID()}@example.com`;
  await page.goto('/follow?kind=building&subject=1008350041');
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/follow/check-email');

  await page.goto(linkIn(await mailTo(email), '/follow/confirm/'));
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('confirmed');

  await page.getByText('Emails 30 and 7 days before').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('7 days before each date').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Emails 30 days before and when something changes')).toBeVisible();

  await page.getByRole('button', { name: 'Stop everything' }).press('Enter');
  await expect(page.getByText("You don't follow anything yet.")).toBeVisible();
});
