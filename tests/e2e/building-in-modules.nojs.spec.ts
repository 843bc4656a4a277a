import { expect, test } from '../support/e2e/fixtures.ts';

test('without scripts, too, a chosen filing fills in the calculator and makes a report', async ({ page }) => {
  await page.goto('/ll97/calculator?bbl=4026660020');
  await expect(page.getByRole('main')).toContainText('It covers 4 buildings.');
  await page.getByRole('link', { name: /^2024, property 2804153/ }).click();
  await expect(page.getByLabel('Natural gas, therms')).toHaveValue('403,979');
  await page.getByRole('button', { name: 'Add another use' }).click();
  await expect(page.getByRole('group', { name: 'Use 3' })).toBeVisible();
  await expect(page.getByLabel('Natural gas, therms')).toHaveValue('403,979');
  await expect(page.getByRole('region', { name: /^Filled in from/ })).toBeVisible();
  await page.getByRole('group', { name: 'Use 3' }).getByRole('button', { name: 'Remove this use' }).click();
  await page.getByRole('button', { name: 'Make the report' }).last().click();
  await expect(page).toHaveURL(/\/ll97\/report\/[A-Za-z0-9_-]{22}$/);
});

test('without scripts, too, filled-in answers lead through the quiz', async ({ page }) => {
  await page.goto('/ll97/quiz?answers=1c&filled=1');
  await expect(page.getByRole('main')).toContainText('How large is your building? 50,001-100,000 sq ft');
  for (const name of ['50-74', '3-5 years ago', 'Natural gas', 'None']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(page).toHaveURL('/ll97/quiz?answers=1c-2b-3b-4b-5d');
});
