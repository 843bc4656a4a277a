import { expect, test } from '../support/e2e/fixtures.ts';
import { LETTERS } from '../support/e2e/letters.ts';

test('without scripts, too, five letters are one press from their answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { letter, url, answer } of LETTERS) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: letter }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('main').getByText(answer).first()).toBeVisible();
  }
});

test('without scripts, the menu of a phone leads to the links of the site, with the laws below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Menu' }).press('Enter');
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  const names = ['Home', 'About', 'Help', 'Feedback', 'Partners', 'Contact'];
  for (const [index, name] of names.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(name);
    await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
  }
  await links.filter({ hasText: 'Gas piping' }).press('Enter');
  await expect(page).toHaveURL('/laws/ll152');
});

test('without scripts, a building opens at the law of the letter', async ({ page }) => {
  await page.goto('/laws/ll152');
  await page.getByLabel('Does it apply to your building, and when?').fill('1130 Anderson Avenue, Bronx');
  await page.getByRole('button', { name: 'Find my building' }).click();
  await expect(page).toHaveURL(/\/buildings\/2025050046#ll152$/);
});
