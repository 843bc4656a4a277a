import type { Locator, Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { LETTERS } from '../support/e2e/letters.ts';

const MAX_PRESSES = 3;
/** Less than two screens of this phone. */
const MAX_PIXELS = 1_600;

/** Clicks like a visitor, and counts the clicks and the scrolling that they need. */
function hand(page: Page) {
  const count = { presses: 0, pixels: 0 };
  const reach = async (target: Locator) => {
    const box = await target.boundingBox();
    const below = (box?.y ?? 0) + (box?.height ?? 0) - (page.viewportSize()?.height ?? 0);
    if (below > 0) count.pixels += below;
  };
  const press = async (target: Locator) => {
    await reach(target);
    await target.click();
    count.presses += 1;
  };
  return { count, press, reach };
}

test(
  "the home page leads to each letter's answer within three clicks",
  { tag: '@phone' },
  async ({ page }) => {
    for (const { letter, url, answer } of LETTERS) {
      await page.goto('/');
      const main = page.getByRole('main');
      const { count, press, reach } = hand(page);
      const letters = main.getByRole('navigation', { name: /^I got a letter/ });
      await press(letters.getByRole('link', { name: letter }));
      await expect(page).toHaveURL(url);
      const found = main.getByText(answer).first();
      await expect(found).toBeVisible();
      await reach(found);
      expect(count.presses, letter).toBeLessThanOrEqual(MAX_PRESSES);
      expect(count.pixels, letter).toBeLessThanOrEqual(MAX_PIXELS);
    }
  },
);

test('an owner with a gas piping letter finds the answer for their building within three clicks', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const { count, press } = hand(page);
  await press(main.getByRole('link', { name: /^Gas piping/ }));
  const box = main.getByLabel('Does it apply to your building, and when?');
  await box.pressSequentially('1130 anderson', { delay: 20 });
  await press(page.getByRole('option', { name: /^1130 Anderson/ }));
  await expect(page).toHaveURL(/\/buildings\/2025050046.*#ll152$/);
  await expect(main.locator('#ll152')).toBeInViewport();
  await expect(main.locator('#ll152').getByRole('link', { name: /^What to do/ })).toBeVisible();
  expect(count.presses).toBeLessThanOrEqual(MAX_PRESSES);
});

test('a suggestion opens the building at the law, even after a failed search', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  await page.goto('/laws/fisp');
  const box = page.getByLabel('Does it apply to your building, and when?');
  await box.fill('999 Nowhere Street');
  await box.press('Enter');
  const again = page
    .getByLabel('Which laws apply to your building?')
    .or(page.getByLabel('Address, BBL or BIN'));
  await again.first().fill('');
  await again.first().pressSequentially('1130 anderson', { delay: 20 });
  await page.getByRole('option', { name: /^1130 Anderson/ }).click();
  await expect(page).toHaveURL(/\/buildings\/2025050046.*#fisp$/);
});
