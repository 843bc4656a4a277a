import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';

const QUESTION = 'Which laws apply to your building?';
const BUILDING = /\/buildings\/1008350041$/;

test('the box is the first thing below the tagline of the home page, and finds a building by its BBL', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByLabel(QUESTION);
  await expect(box).toBeVisible();
  await box.fill('1-835-41');
  await box.press('Enter');
  await expect(page).toHaveURL(BUILDING);
});

test('suggestions are chosen with the keys, without leaving the field', async ({ page }) => {
  await page.goto('/buildings');
  const box = page.getByRole('searchbox').or(page.getByRole('combobox'));
  await box.focus();
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('1130 anderson av', { delay: 20 });
  const option = page.getByRole('option', { name: /^1130 Anderson/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buildings\/2025050046/);
});

test('a suggestion is opened with the mouse', async ({ page }) => {
  await page.goto('/ll97');
  await page.getByLabel(QUESTION).pressSequentially('1130 anderson', { delay: 20 });
  await page.getByRole('option', { name: /^1130 Anderson/ }).click();
  await expect(page).toHaveURL(/\/buildings\/2025050046/);
});

test('an unknown address stays in its field, and leads to other ways on', async ({ page, consoleWatch }) => {
  consoleWatch.allow(/404|400/);
  await page.goto('/buildings?q=999+Nowhere+Street');
  await expect(page.getByLabel('Address, BBL or BIN')).toHaveValue('999 Nowhere Street');
  await expect(page.getByRole('status').filter({ hasText: "couldn't find" })).toBeVisible();
  await expect(page.getByRole('link', { name: /Describe your building/ })).toHaveAttribute(
    'href',
    '/buildings/describe?address=999+Nowhere+Street',
  );
  await page.goto(`/buildings?q=${encodeURIComponent('Broadway & 42 <b>')}`);
  await expect(page.getByText('That is an intersection.')).toBeVisible();
  await expectAccessible(page);
});

test('the box fits on a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/', '/buildings', '/ll97']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Find my building' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
