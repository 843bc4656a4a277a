import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 400/));

test('the zone map works with a pointer and by keyboard', { tag: '@phone' }, async ({ page }) => {
  // The next key would interrupt a scroll that is still under way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cwz');
  const map = page.getByRole('group', { name: /^Map of the commercial waste zones/ });
  await map.getByRole('link', { name: /^Queens Central: Live since/ }).click();
  await expect(page).toHaveURL('/cwz#zone-queens-central');
  const row = page.getByRole('row', { name: /Queens Central/ });
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await row.getByRole('link', { name: /show Queens Central on the map/ }).press('Enter');
  await expect(page).toHaveURL('/cwz#map-queens-central');
  await page.keyboard.press('Tab');
  const focused = map.getByRole('link').and(page.locator(':focus'));
  await expect(focused).toHaveCount(1);
  await focused.press('Enter');
  await expect(page).toHaveURL(/\/cwz#zone-/);
  await expect(page.locator('tr:target')).toBeInViewport();
});

test('a visitor finds the zone of an address, and starts the assessment with it', async ({ page }) => {
  await page.goto('/cwz');
  const field = page.getByLabel('ZIP code or address');
  await field.fill('!!!');
  await field.press('Enter');
  await expect(page.getByText('Enter a five-digit ZIP code')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('!!!');
  await field.fill('195 Plymouth Street, Brooklyn');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/cwz\?place=.*#find-your-zone$/);
  const heading = page.getByRole('heading', { level: 3, name: 'Your zone is Brooklyn West.' });
  await expect(heading).toBeInViewport();
  await expect(page.getByText('Community District Brooklyn 2')).toBeVisible();
  await expect(page.getByRole('row', { name: /Brooklyn West/ })).toContainText('yours');
  await page.getByRole('link', { name: 'Check what you pay', exact: true }).click();
  await expect(page.getByLabel('Business address')).toHaveValue('195 Plymouth Street');
  await expect(page.getByLabel('ZIP code')).toHaveValue('11201');
});
