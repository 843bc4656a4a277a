import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { unzip } from '../support/zip.ts';

const PAGE = '/admin/collections/erasures';

// The browser logs each 4xx response to its console.
test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 400/));

test("an admin looks up, exports and erases a visitor's data", async ({ page, api, team }) => {
  const email = `${randomUUID()}@example.com`;
  const form = { name: 'Olive Owner', email, subject: 'A question', message: `Write to ${email}.` };
  await page.request.post('/contact', { form });
  await team.signIn(page, 'admin');
  await page.goto(PAGE);
  await expect(page.locator('.nav').getByText('Personal data')).toHaveCount(1);

  const view = page.getByRole('region', { name: 'Look up a person' });
  await view.getByLabel('Email address').fill(email.toUpperCase());
  await view.getByRole('button', { name: 'Look up' }).click();
  await expect(view.getByRole('row', { name: /^Contact messages 1/ })).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await view.getByRole('button', { name: 'Export' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.zip$/);
  const files = await unzip(await readFile(await download.path()));
  expect(files['personal-data.json']?.toString()).toContain('A question');

  await view.getByRole('button', { name: 'Erase...' }).click();
  await view.getByLabel('Type the address again').fill('another@example.com');
  await view.getByRole('button', { name: 'Erase for good' }).click();
  await expect(view.getByRole('status')).toHaveText(/Nothing was erased/);
  await view.getByLabel('Type the address again').fill(email);
  await view.getByRole('button', { name: 'Erase for good' }).click();
  await expect(view.getByRole('status')).toHaveText(/^Erased\. Submissions: 1\. Contact messages: 1\./);
  await expect(view.getByText('Nothing was submitted with this address.')).toBeVisible();
  await expect(
    page
      .locator('tbody')
      .getByText(/Contact messages: 1/)
      .first(),
  ).toBeVisible();
  expect(await api.count('contact-messages', { email })).toBe(0);
  expect(page.url()).not.toContain('@');
});
