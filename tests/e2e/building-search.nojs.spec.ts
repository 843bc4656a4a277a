import { expect, test } from '../support/e2e/fixtures.ts';

test('the box works as a plain form', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Which laws apply to your building?').fill('1130 Anderson Avenue, Bronx');
  await page.getByRole('button', { name: 'Find my building' }).click();
  await expect(page).toHaveURL(/\/buildings\/2025050046$/);
});
