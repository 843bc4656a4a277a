import { expect, test } from '../support/e2e/fixtures.ts';

test('the laws of a building, its questions and its figures work without scripts', async ({ page }) => {
  await page.goto('/buildings/3000200029');
  await expect(page.locator('#next time')).toHaveCount(3);
  await page.getByRole('link', { name: 'Answer them' }).click();
  await page
    .getByRole('group', { name: 'Is there an elevator' })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await page.getByRole('button', { name: 'Update my list of laws' }).click();
  await expect(page.locator('#doesNotApply li#elevator')).toHaveCount(1);
  await page.getByRole('link', { name: 'Something wrong or missing?' }).click();
  await page.getByLabel('Stories').fill('12');
  await page.getByRole('button', { name: 'Update my list of laws' }).click();
  await expect(page).toHaveURL(/elevator=no/);
  await expect(page.locator('#facts')).toContainText('your figure');
});
