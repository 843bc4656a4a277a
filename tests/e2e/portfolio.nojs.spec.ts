import { expect, test } from '../support/e2e/fixtures.ts';

test('a portfolio is created, filtered, marked and deleted without scripts', async ({ page }) => {
  await page.goto('/portfolios/new');
  await page.getByLabel('Name of the portfolio').fill('Without scripts');
  await page
    .getByLabel('Buildings', { exact: true })
    .fill('350 5th Avenue, Manhattan\n20 Exchange Place, Manhattan');
  await page.getByRole('button', { name: 'Find the buildings' }).click();
  await page.getByRole('button', { name: 'Add these 2 buildings' }).click();

  await page.getByLabel('Law', { exact: true }).selectOption({ label: 'Energy and water benchmarking' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2 dates (Energy and water benchmarking)' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '2 dates (Energy and water benchmarking)' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark as not done/ })).toHaveCount(1);

  await page.getByRole('link', { name: 'Buildings and emissions' }).click();
  const building = page.getByRole('listitem').filter({ hasText: '20 Exchange Place' }).first();
  await building.getByText('Name or remove').click();
  await building.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(building).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Highest balance first' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(building).toContainText('Open items');
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'With a hearing to come' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('0 of 2 buildings')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflow).toBe(false);

  await page.getByRole('link', { name: 'Share and settings' }).click();
  await page.getByLabel('Yes, delete this portfolio for good').check();
  await page.getByRole('button', { name: 'Delete the portfolio' }).click();
  await expect(page.getByRole('status')).toContainText('Your portfolio is deleted');
});
