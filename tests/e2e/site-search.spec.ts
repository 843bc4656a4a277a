import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';

test('the search opens with a key, suggests pages while the visitor types, and shows results by kind', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await expect(field).toBeFocused();
  await page.keyboard.type('calcul', { delay: 20 });
  const option = page.getByRole('option', { name: /Local Law 97 emissions calculator/ });
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(field).toBeFocused();

  await field.fill('penlaty');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=penlaty');
  await expect(page).toHaveTitle('Search · Lotline');
  await expect(page.getByRole('main')).toContainText('Showing results for penalty.');
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/penalt|fine/i);

  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /Figures/ })
    .click();
  await expect(page).toHaveURL('/search?q=penalty&kind=figures');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/search?q=penalty&kind=figures&page=2');
  await page.goto('/search?q=penlaty');
  await page.getByRole('main').getByRole('link', { name: 'penlaty' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Help in your language' }).click();
  await expect(page).toHaveURL('/help/help-in-your-language');
  await expect(page.locator('[lang="ur"][dir="rtl"]')).toContainText('311');
});

test('on a phone, the search is in the menu, and an address finds its building @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/ll97');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click();
  } else {
    await page.goto('/search');
  }
  await expect(page).toHaveURL('/search');
  const field = page.getByRole('main').getByLabel('Search the site');
  await field.fill('1130 Anderson Avenue, Bronx');
  await field.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /1130 Anderson/ })
    .click();
  await expect(page).toHaveURL(/\/buildings\/2025050046/);
});
