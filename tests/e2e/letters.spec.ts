import type { Locator } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

/** Six letters that owners get: their names on the home page, the pages that these link to, and the answers there. */
const LETTERS = [
  {
    letter: 'An HPD violation or a summons',
    url: '/help/i-got-a-summons-or-a-violation',
    answer: /find the date on your summons or notice/,
  },
  { letter: 'Carbon emissions', url: '/laws/ll97-320', answer: /for each metric ton over the limit/ },
  { letter: 'Energy benchmarking', url: '/laws/ll84', answer: /a quarter, at most/ },
  { letter: 'Gas piping', url: '/laws/ll152', answer: /every fourth year, by community district/ },
  { letter: 'Facade inspection', url: '/laws/fisp', answer: /a month for a late report/ },
  { letter: 'Choosing a waste carter', url: '/cwz', answer: /ZIP code or address/ },
];

const PHONE = { width: 390, height: 844 };
/** Less than two screens of this phone. */
const MAX_PIXELS = 1_600;

/** How far a visitor has to scroll to see an element. */
async function pixelsBelowScreen(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return Math.max(0, y + height - PHONE.height);
}

test("each letter's answer is one click and less than two screens away from the home page on a phone", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const { letter, url, answer } of LETTERS) {
    await page.goto('/');
    const main = page.getByRole('main');
    const letters = main.getByRole('navigation', { name: /^I got a letter/ });
    const link = letters.getByRole('link', { name: letter });
    const above = await pixelsBelowScreen(link);
    await link.click();
    await expect(page).toHaveURL(url);
    const found = main.getByText(answer).first();
    await expect(found).toBeVisible();
    expect(above + (await pixelsBelowScreen(found)), letter).toBeLessThanOrEqual(MAX_PIXELS);
  }
});

test("a suggestion opens the building's page at the law, even after a failed search", async ({
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
  await expect(page.locator('#fisp')).toBeInViewport();
  await expect(page.locator('#fisp').getByRole('link', { name: /^What to do/ })).toBeVisible();
});
