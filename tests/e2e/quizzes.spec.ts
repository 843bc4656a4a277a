import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { readPdf } from '../support/read-pdf.ts';

const PROMPTS = [
  'How large is your building?',
  "What is your building's ENERGY STAR score?",
  'When was the last energy efficiency upgrade?',
  'How is your building mainly heated?',
  'What energy data do you have?',
];

/** The first option of each question, which is worth no points. */
const FIRST = [
  'Under 25,000 sq ft',
  '75 or higher',
  'Within the last 2 years',
  'Electric heat pumps',
  'Detailed monthly data for 2+ years',
];

const main = (page: Page) => page.getByRole('main');
const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true });
const change = (page: Page, prompt: string) => page.getByRole('link', { name: `Change: ${prompt}` });
const given = (page: Page, name: string) => option(page, `${name} Your answer`);
const score = (page: Page, points: number) => page.getByText(`Score: ${points} / 15`, { exact: true });

test('a visitor takes the quiz by keyboard alone, and it survives a reload, Back and Forward', async ({
  page,
}) => {
  await page.goto('/ll97/quiz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LL97 Risk Assessment');
  for (const [index, prompt] of PROMPTS.entries()) {
    const progress = main(page).getByRole('progressbar');
    const words = `Question ${index + 1} of 5`;
    await expect(progress).toHaveAttribute('aria-valuetext', words);
    await expect(progress).toHaveAttribute('aria-valuenow', `${index + 1}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(question(page)).toHaveText(prompt);
    await expect(back(page)).toHaveCount(index === 0 ? 0 : 1);
    if (index === 2) {
      await page.reload();
      await expect(question(page)).toHaveText(prompt);
      await page.goBack();
      await expect(question(page)).toHaveText(PROMPTS[1]!);
      await page.goForward();
      await expect(question(page)).toHaveText(prompt);
    }
    const first = option(page, FIRST[index]!);
    if (index === 0 || index === 2) await first.focus();
    else {
      await expect(question(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
    }
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
  }
  await expect(question(page)).toBeFocused();
  await expect(main(page).getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL('/ll97/quiz?answers=1a-2a-3a-4a-5a');
  await expect(score(page, 0)).toBeVisible();
});

test('Back and Change show a question again with its answer marked, and keep all other answers', async ({
  page,
}) => {
  await page.goto('/ll97/quiz?answers=1c-2c-3c');
  await expect(question(page)).toHaveText(PROMPTS[3]!);
  await back(page).dblclick();
  await expect(question(page)).toHaveText(PROMPTS[2]!);
  await expect(question(page)).toBeFocused();
  await expect(given(page, '6-10 years ago')).toBeVisible();
  await back(page).click();
  await expect(given(page, '25-49')).toBeVisible();
  await option(page, '50-74').click();
  await expect(question(page)).toHaveText(PROMPTS[3]!);
  await expect(page).toHaveURL('/ll97/quiz?answers=1c-2b-3c');
  await page.getByText('Your answers so far (3)').click();
  await change(page, PROMPTS[0]!).click();
  await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Question 1 of 5');
  await option(page, 'Over 100,000 sq ft').click();
  await option(page, 'Fuel oil #2').click();
  await option(page, 'Partial or inconsistent data').click();
  await expect(page).toHaveURL('/ll97/quiz?answers=1d-2b-3c-4c-5c');
  await expect(score(page, 10)).toBeVisible();

  await change(page, PROMPTS[3]!).click();
  await expect(question(page)).toHaveText(PROMPTS[3]!);
  await expect(question(page)).toBeFocused();
  await expect(given(page, 'Fuel oil #2')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your result' }).click();
  await expect(score(page, 10)).toBeVisible();
  await change(page, PROMPTS[3]!).click();
  await option(page, 'Electric heat pumps').click();
  await expect(page).toHaveURL('/ll97/quiz?answers=1d-2b-3c-4a-5c');
  await expect(score(page, 8)).toBeVisible();
  await page.goBack();
  await expect(given(page, 'Fuel oil #2')).toBeVisible();
  await page.goBack();
  await expect(score(page, 10)).toBeVisible();
  await page.getByRole('link', { name: 'Restart Assessment' }).click();
  await expect(page).toHaveURL('/ll97/quiz');
  await expect(question(page)).toHaveText(PROMPTS[0]!);
});

test('the longest result and the longest checklist print on one page each', async ({ page }) => {
  for (const [address, words] of [
    ['/ll97/quiz?answers=1d-2d-3d-4d-5d', 'Score: 15 / 15'],
    ['/nyc-pest/report?answers=1d-2d-3d-4d-5d', 'Brief the staff'],
  ] as const) {
    await page.goto(address);
    // Typical margins of a printer.
    const margin = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' };
    const printed = await readPdf(await page.pdf({ format: 'Letter', margin, preferCSSPageSize: true }));
    expect(printed.pages, address).toBe(1);
    expect(printed.text).toContain(words);
    expect(printed.text).not.toContain('Find vendors');
  }
});
