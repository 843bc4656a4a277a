import type { Locator, Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { readPdf } from '../support/read-pdf.ts';

const main = (page: Page) => page.getByRole('main');

const step = (page: Page, name: string): Locator => main(page).getByRole('checkbox', { name });

const LEFT = [4, 3, 2, 1].map((left) => `${left} left after this one`).concat('the last one');

/** What is ticked, chosen, and left out, question by question. */
const CHOSEN = ['Most of it', 'Always', 'Yes, all of it', 'Does not apply to us', 'Some of them'];

test('the pest overview leads through the quiz to a checklist and its PDF', async ({ page }) => {
  await page.goto('/nyc-pest');
  const menu = page.getByRole('contentinfo').getByRole('link', { name: 'Risk Assessment' });
  await expect(menu).toHaveAttribute('href', '/nyc-pest/quiz');
  for (const name of ['By type of property', 'Five things to get right', 'What the rules require']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await main(page).getByRole('link', { name: 'Take the risk assessment' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pest Risk Assessment');
  for (const [index, name] of CHOSEN.entries()) {
    const words = `Question ${index + 1} of 5, ${LEFT[index]!}`;
    await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', words);
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(page).toHaveURL('/nyc-pest/quiz?answers=1b-2a-3a-4e-5c');
  await expect(page.getByText('Score: 3 / 12', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The bands of the score' }).getByRole('row')).toContainText([
    /Level/,
    /On track\s*0-2/,
    /Gaps to close.*3-7\s*You: 3/,
    /Act now\s*8-12/,
  ]);
  await expect(page.getByRole('row', { name: /Does a licensed professional/ })).toContainText('not counted');

  await page.getByRole('link', { name: 'Get your checklist' }).click();
  await expect(page).toHaveURL('/nyc-pest/report?answers=1b-2a-3a-4e-5c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pest checklist');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main(page)).toContainText('Score: 3 / 12');
  await expect(main(page).getByRole('checkbox')).toHaveCount(7);
  const inspect = step(page, 'Inspect the whole property, and write it down');
  await inspect.check();
  await expect(inspect).toBeChecked();
  await expect(step(page, 'Close the ways in, and stop the leaks')).toHaveCount(0);
  await expect(step(page, 'Keep a record of every treatment')).toHaveCount(0);
  await expect(main(page)).toContainText('Source: Local Law 69 of 2017.');
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);

  const address = await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="nyc-pest-checklist.pdf"',
  });
  const { pages, text } = await readPdf(await response.body());
  expect(pages).toBe(1);
  expect(text).toContain('Gaps to close Score: 3 / 12');
  expect(text).toContain('Inspect the whole property, and write it down');
  expect(text).toContain('/nyc-pest/report?answers=1b-2a-3a-4e-5c');
  expect(text).not.toContain('Close the ways in');

  await page.getByRole('link', { name: 'Back to your result' }).click();
  await expect(page).toHaveURL('/nyc-pest/quiz?answers=1b-2a-3a-4e-5c');
});

test('the longest pest checklist prints on one page, and the module has articles and a vendor page', async ({
  page,
}) => {
  await page.goto('/nyc-pest/report?answers=1d-2d-3d-4d-5d');
  await expect(main(page).getByRole('checkbox')).toHaveCount(13);
  const printed = await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  expect(printed.pages).toBe(1);
  expect(printed.text).toContain('Brief the staff');
  expect(printed.text).not.toContain('Find vendors');

  await page.goto('/nyc-pest/report');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(main(page).getByRole('checkbox')).toHaveCount(13);
  await page.getByRole('link', { name: 'Take the Pest Risk Assessment' }).click();
  await expect(page).toHaveURL('/nyc-pest/quiz');
  await page.goto('/nyc-pest/blog');
  await expect(main(page).getByRole('link', { name: 'Read more' })).toHaveCount(3);
  await page.goto('/nyc-pest/vendor-access');
  await expect(page.getByRole('heading', { name: 'Apply as a pest management vendor' })).toBeVisible();
});
