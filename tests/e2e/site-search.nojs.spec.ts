import { expect, test } from '../support/e2e/fixtures.ts';

test('the search works as a plain form, and refuses what it cannot look for beside its field', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/40[04]/);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search this site' }).click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('main').getByLabel('Search the site').fill('carter');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=carter');
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();

  expect((await page.goto(`/search?q=${'x'.repeat(1000)}`))?.status()).toBe(400);
  await expect(page.getByRole('main').getByLabel('Search the site')).toHaveAccessibleDescription(
    'Your search is too long. Use at most 200 characters.',
  );
  for (const query of ['q=a&kind=spells', 'q=a&page=2', 'q=penalty&kind=figures&page=999', 'q=a&page=-1'])
    expect((await page.goto(`/search?${query}`))?.status()).toBe(404);
});
