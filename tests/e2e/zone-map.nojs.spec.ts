import { expect, test } from '../support/e2e/fixtures.ts';

test('without scripts, too, a ZIP code finds its zone, and the map leads to the table', async ({ page }) => {
  await page.goto('/cwz');
  await page.getByLabel('ZIP code or address').fill('10001');
  await page.getByRole('button', { name: 'Find my zone' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Your zone is Manhattan West, Midtown South or Midtown North.' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: /Find your zone by address/ }).first()).toHaveAttribute(
    'href',
    /nyc\.gov/,
  );
  await main.getByRole('link', { name: /^Manhattan West: Proposed/ }).click();
  await expect(page.locator('tr:target')).toContainText('Manhattan West');
  await page.goto('/buildings/gas-piping');
  await expect(main.getByText(/^Due this year: community districts/)).toBeVisible();
  await expect(main.getByRole('row', { name: /Manhattan/ })).toHaveCount(4);
});
