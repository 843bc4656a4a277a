import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailTo } from '../support/e2e/outbox.ts';

/** The options of each question, in their order. */
const OPTIONS = [
  ['Daily', '3-4 times a week', '1-2 times a week', 'Less than weekly'],
  ['Under $1,000', '$1,000-$5,000', '$5,001-$10,000', 'Over $10,000'],
  ['Under 1 year', '1-3 years', '4-6 years', 'Over 6 years'],
  ['Comprehensive', 'Basic', 'Planned', 'None'],
  ['None', 'One minor', '2-3', 'Multiple or serious'],
];

const LEFT = [4, 3, 2, 1].map((left) => `${left} left after this one`).concat('the last one');

const main = (page: Page) => page.getByRole('main');

async function answer(page: Page, ...options: number[]): Promise<void> {
  for (const [index, chosen] of options.entries()) {
    const words = `Question ${index + 1} of 5, ${LEFT[index]!}`;
    await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', words);
    await expect(main(page).getByRole('button')).toHaveText(OPTIONS[index]!);
    await page.getByRole('button', { name: OPTIONS[index]![chosen]!, exact: true }).click();
  }
}

test('the LL199 quiz leads from its landing page to the result, and back to both', async ({ page }) => {
  await page.goto('/ll199');
  const cards = page.locator('section', {
    has: page.getByRole('heading', { name: 'Three ways to check' }),
  });
  const addresses = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/ll199/quiz', '/ll199/invoice', '/ll199/report']);
  await cards.getByRole('link', { name: 'Take the quiz' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LL199 Cost Calculator');
  await expect(main(page).getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(main(page).getByText('Answer 5 questions')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip the Quiz' })).toHaveAttribute('href', '/ll199/invoice');
  await page.getByRole('link', { name: 'Take the Quiz' }).click();
  await expect(page).toHaveURL('/ll199/quiz?answers=');
  await expect(page).toHaveTitle(/^Question 1 of 5: LL199 Cost Calculator/);

  await answer(page, 0, 3, 3, 1, 0);
  await expect(page).toHaveURL('/ll199/quiz?answers=1a-2d-3d-4b-5a');
  await expect(page.getByText('Score: 10 / 15', { exact: true })).toBeVisible();
  await expect(page.getByText('Possible savings: 15-25%')).toBeVisible();
  const bands = page.getByRole('table', { name: 'The bands of the score' });
  await expect(bands.getByRole('row')).toContainText([
    /Level/,
    /Optimal Spending\s*0-4\s*0-5%/,
    /Fair Spending\s*5-8\s*5-15%/,
    /Potentially Overpaying.*9-12\s*15-25%\s*You: 10/,
    /Significantly Overpaying\s*13-15\s*25%\+/,
  ]);
  const key = page.locator('section', { has: page.getByRole('heading', { name: 'Key findings' }) });
  await expect(key.getByRole('listitem')).toContainText([
    /Needs attention\s*Contract length/,
    /Positive\s*Sorting/,
  ]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  for (const [name, address] of [
    ['Get Detailed Savings Report', '/ll199/report'],
    ['Find waste experts', '/ll199/vendor-access'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address);
  }

  await page.getByRole('link', { name: 'Restart Assessment' }).click();
  await expect(page).toHaveURL('/ll199/quiz?answers=');
  await answer(page, 3, 0, 0, 0, 0);
  await expect(page.getByText('Score: 0 / 15', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Options' }).click();
  await expect(page).toHaveURL('/ll199/quiz');
  await expect(page.getByRole('heading', { name: 'Two ways to begin' })).toBeVisible();
});

test('the LL199 quiz mails its result, and leads to reports that are coming soon', async ({ page, api }) => {
  const userEmail = `${randomUUID()}@example.com`;
  await page.goto('/ll199/quiz?answers=1a-2d-3d-4d-5d');
  await expect(page.getByText('Score: 15 / 15', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(userEmail);
  await page.getByLabel('Building address').fill('12 Main Street, Queens');
  await page.getByRole('button', { name: 'Email me this result' }).click();
  await expect(page.getByRole('heading', { name: 'Your result is on its way' })).toBeVisible();
  expect(await api.find('quiz-submissions', { userEmail })).toMatchObject({
    module: 'll199',
    score: 15,
    riskLevel: 'very-high',
  });
  const { headers, text } = await mailTo(userEmail);
  expect(headers.subject).toBe('LL199 Cost Calculator: Significantly Overpaying');
  expect(text).toContain('Possible savings: 25%+');
  expect(text).toContain('Contract length: Needs attention');
  await main(page).getByRole('link', { name: 'Get Detailed Savings Report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports Coming Soon');
});
