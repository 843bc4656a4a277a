import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';

const PICTURE = Buffer.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...Array.from({ length: 5000 }, () => 0),
]);

test('an admin uploads a file by keyboard, and hears what is wrong with it', async ({ page, team }) => {
  await team.signIn(page, 'admin');
  await page.goto('/admin/city-data');
  const pluto = page.getByRole('region', { name: 'PLUTO: facts about each tax lot' });
  await pluto.getByRole('button', { name: 'Import from the city' }).focus();
  await page.keyboard.press('Tab');
  const file = pluto.getByLabel('Or upload a file');
  await expect(file).toBeFocused();
  await file.setInputFiles({ name: 'picture.csv', mimeType: 'text/csv', buffer: PICTURE });
  await page.keyboard.press('Tab');
  await expect(pluto.getByRole('button', { name: 'Upload and import' })).toBeFocused();
  await page.keyboard.press('Enter');

  const message = page.locator('.city-data__message');
  await expect(message).toBeFocused();
  await expect(message).toHaveText('picture.csv is not a CSV, an Excel workbook or a zip of these.', {
    timeout: 30_000,
  });
  await expect(page.getByRole('row').filter({ hasText: 'picture.csv' }).first()).toContainText('Failed');
  await expect(pluto.getByRole('button', { name: 'Upload and import' })).toBeEnabled();
  await expectAccessible(page);
});
