import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailTo } from '../support/e2e/outbox.ts';

const PROMPTS = [
  'How large is your building?',
  "What is your building's ENERGY STAR score?",
  'When was the last energy efficiency upgrade?',
  'How is your building mainly heated?',
  'What energy data do you have?',
];

/** The options of each question; the first has no points, the last three. */
const OPTIONS = [
  ['Under 25,000 sq ft', '25,000-50,000 sq ft', '50,001-100,000 sq ft', 'Over 100,000 sq ft'],
  ['75 or higher', '50-74', '25-49', 'Below 25 or unknown'],
  ['Within the last 2 years', '3-5 years ago', '6-10 years ago', 'Over 10 years ago or never'],
  ['Electric heat pumps', 'Natural gas', 'Fuel oil #2', 'Fuel oil #4 or #6'],
  ['Detailed monthly data for 2+ years', 'Only the past year', 'Partial or inconsistent data', 'None'],
];

const LEFT = [4, 3, 2, 1].map((left) => `${left} left after this one`).concat('the last one');

/** What printers leave white. */
const MARGIN = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' };

const HIGH = '/ll97/quiz?answers=1c-2c-3c-4c-5c';

const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true });
const change = (page: Page, prompt: string) => page.getByRole('link', { name: `Change: ${prompt}` });
const given = (page: Page, name: string) => option(page, `${name} Your answer`);

async function answer(page: Page, ...options: number[]): Promise<void> {
  for (const [index, chosen] of options.entries()) {
    await expect(question(page)).toHaveText(PROMPTS[index]!);
    await option(page, OPTIONS[index]![chosen]!).click();
  }
}

test('the quiz asks five questions one at a time, and says how many are left', async ({ page }) => {
  await page.goto('/ll97/quiz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LL97 Risk Assessment');
  for (const [index, prompt] of PROMPTS.entries()) {
    const progress = page.getByRole('main').getByRole('progressbar');
    const words = `Question ${index + 1} of 5`;
    await expect(progress).toHaveAttribute('aria-valuetext', `${words}, ${LEFT[index]!}`);
    await expect(progress).toHaveAttribute('aria-valuenow', `${index + 1}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(question(page)).toHaveText(prompt);
    const choices = page.getByRole('main').getByRole('button');
    await expect(choices).toHaveText(OPTIONS[index]!);
    await expect(back(page)).toHaveCount(index === 0 ? 0 : 1);
    await choices.first().click();
  }
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('Score: 0 / 15', { exact: true })).toBeVisible();
});

const RESULTS = [
  {
    answers: '1a-2b-3b-4b-5b',
    score: 4,
    label: 'Low Risk',
    title: "Nothing you told us suggests you're well over your limit.",
    findings: ['Positive', 'Positive', 'Positive', 'Positive'],
  },
  {
    answers: '1b-2b-3b-4c-5a',
    score: 5,
    label: 'Medium Risk',
    title: 'Some of your answers are worth checking against the real limits.',
    findings: ['Positive', 'Needs attention', 'Positive', 'Positive'],
  },
  {
    answers: '1d-2d-3c-4b-5d',
    score: 12,
    label: 'High Risk',
    title: 'Several of your answers suggest your building may be over its limit.',
    findings: ['Needs attention', 'Positive', 'Needs attention', 'Needs attention'],
  },
  {
    answers: '1d-2d-3d-4d-5b',
    score: 13,
    label: 'Very High Risk',
    title: 'Almost all of your answers point to a high risk.',
    findings: ['Needs attention', 'Needs attention', 'Needs attention', 'Needs attention'],
  },
];

test('each band of the score has its own title and key findings', async ({ page }) => {
  for (const { answers, score, label, title, findings } of RESULTS) {
    await page.goto(`/ll97/quiz?answers=${answers}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByText(`Score: ${score} / 15`, { exact: true })).toBeVisible();
    const bands = page.getByRole('table', { name: 'The bands of the score' });
    await expect(bands.getByRole('row', { name: `You: ${score}` })).toContainText(label);
    for (const scores of ['0-4', '5-8', '9-12', '13-15']) {
      await expect(bands.getByRole('cell', { name: scores, exact: true })).toBeVisible();
    }
    const key = page.locator('section', { has: page.getByRole('heading', { name: 'Key findings' }) });
    for (const [index, word] of findings.entries()) {
      await expect(key.getByRole('listitem').nth(index)).toContainText(word);
    }
    await expect(page.getByText('A rough guide, not the law.')).toBeVisible();
  }
});

const SMALL = /^A single building of this size is probably not covered\./;

test('a small building is told first that it is probably not covered, in the lowest band and in a higher one', async ({
  page,
}) => {
  for (const others of ['2a-3a-4a-5a', '2d-3d-4d-5d']) {
    await page.goto(`/ll97/quiz?answers=1a-${others}`);
    await expect(question(page)).toHaveText(SMALL);
    const main = await page.getByRole('main').innerText();
    expect(main.search(/A single building of this size/)).toBeLessThan(main.search(/(Low|High) Risk/));
  }
});

test('an unknown ENERGY STAR score needs attention, also in a low band', async ({ page }) => {
  await page.goto('/ll97/quiz?answers=1b-2d-3a-4a-5a');
  await expect(page.getByText('Score: 4 / 15', { exact: true })).toBeVisible();
  const finding = page.getByRole('listitem').filter({ hasText: 'ENERGY STAR score' });
  await expect(finding).toContainText('Needs attention');
  await expect(page.getByText(SMALL)).toHaveCount(0);
});

test('the result links to the next steps and offers to start over', async ({ page }) => {
  await page.goto(HIGH);
  for (const [name, address] of [
    ['Calculate with your bills', '/ll97/calculator'],
    ['See the reports', '/ll97/report'],
    ['Find Compliance Experts', '/ll97/vendor-access'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await page.getByRole('link', { name: 'Restart Assessment' }).click();
  await expect(page).toHaveURL('/ll97/quiz');
  await expect(question(page)).toHaveText(PROMPTS[0]!);
  await answer(page, 0, 0, 0, 0, 0);
  await expect(page.getByText('Score: 0 / 15', { exact: true })).toBeVisible();
});

test('Back and Change ask a question again with its answer marked, and keep all other answers', async ({
  page,
}) => {
  await page.goto('/ll97/quiz');
  await answer(page, 2, 2, 2);
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
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Question 1 of 5, 2 left after this one',
  );
  await option(page, 'Over 100,000 sq ft').click();
  await option(page, 'Fuel oil #2').click();
  await option(page, 'Partial or inconsistent data').click();
  await expect(page).toHaveURL('/ll97/quiz?answers=1d-2b-3c-4c-5c');
  await expect(page.getByText('Score: 10 / 15', { exact: true })).toBeVisible();

  await change(page, PROMPTS[3]!).click();
  await expect(question(page)).toHaveText(PROMPTS[3]!);
  await expect(question(page)).toBeFocused();
  await expect(given(page, 'Fuel oil #2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your result' }).click();
  await expect(page.getByText('Score: 10 / 15', { exact: true })).toBeVisible();
  await change(page, PROMPTS[3]!).click();
  await option(page, 'Electric heat pumps').click();
  await expect(page).toHaveURL('/ll97/quiz?answers=1d-2b-3c-4a-5c');
  await expect(page.getByText('Score: 8 / 15', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(given(page, 'Fuel oil #2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Score: 10 / 15', { exact: true })).toBeVisible();
});

test('the quiz keeps its answers in the address through a reload, Back, Forward and sharing', async ({
  browser,
  page,
}) => {
  await page.goto('/ll97/quiz');
  await answer(page, 2, 2);
  await expect(page).toHaveURL('/ll97/quiz?answers=1c-2c');
  await page.reload();
  await expect(question(page)).toHaveText(PROMPTS[2]!);
  await page.goBack();
  await expect(question(page)).toHaveText(PROMPTS[1]!);
  await page.goForward();
  await expect(question(page)).toHaveText(PROMPTS[2]!);
  await option(page, '6-10 years ago').click();
  await option(page, 'Fuel oil #2').click();
  await option(page, 'Partial or inconsistent data').click();
  await expect(page).toHaveURL(HIGH);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByText('Score: 10 / 15', { exact: true })).toBeVisible();
  await other.context().close();
});

test('the quiz works by keyboard alone, and moves the focus to each new question', async ({ page }) => {
  await page.goto('/ll97/quiz');
  await option(page, 'Under 25,000 sq ft').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const prompt of PROMPTS.slice(1)) {
    await expect(page.getByRole('heading', { name: prompt })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await expect(question(page)).toBeFocused();
  await expect(page).toHaveURL('/ll97/quiz?answers=1b-2a-3a-4a-5a');
  await expect(page.getByText('Score: 1 / 15', { exact: true })).toBeVisible();
});

test('only the first page is for search engines, and each step has a title', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/ll97/quiz');
  await expect(page).toHaveTitle(/^LL97 Risk Assessment · /);
  await expect(robots).toHaveCount(0);
  await page.goto('/ll97/quiz?answers=1a');
  await expect(page).toHaveTitle(/^Question 2 of 5: LL97 Risk Assessment · /);
  await page.goto(HIGH);
  await expect(page).toHaveTitle(/^Your result: LL97 Risk Assessment · /);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveAttribute('href', /\/ll97\/quiz$/);
});

test('impossible answers in the address lead back to the start of the quiz', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  await page.goto('/ll97/quiz?answers=1a-3b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('These answers cannot be read');
  await page.getByRole('link', { name: 'Restart Assessment' }).click();
  await expect(question(page)).toHaveText(PROMPTS[0]!);
});

test.describe('by email', () => {
  const request = (page: Page) => page.getByRole('button', { name: 'Email me this result' }).click();

  async function fillIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Building address').fill('12 Main Street, Queens');
  }

  test('the result is stored and sent, with the score that the answers have', async ({ page, api }) => {
    const userEmail = `${randomUUID()}@example.com`;
    await page.goto(HIGH);
    await fillIn(page, userEmail);
    await page.getByRole('button', { name: 'Email me this result' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your result is on its way' })).toBeVisible();
    await expect(page.locator('form#result-request')).toHaveCount(0);
    expect(page.url()).not.toContain('example.com');
    expect(page.url()).not.toContain('Main');
    await page.reload();
    await expect(page.getByText('Score: 10 / 15', { exact: true })).toBeVisible();
    expect(await api.count('quiz-submissions', { userEmail })).toBe(1);
    expect(await api.find('quiz-submissions', { userEmail })).toMatchObject({
      module: 'll97',
      buildingAddress: '12 Main Street, Queens',
      score: 10,
      riskLevel: 'high',
      isSpam: false,
    });
    const { headers, text } = await mailTo(userEmail);
    expect(headers.subject).toBe('LL97 Risk Assessment: High Risk');
    for (const words of [
      'High Risk. Score: 10 / 15',
      'Building: 12 Main Street, Queens',
      'Heating system: Needs attention',
      '- How large is your building? 50,001-100,000 sq ft (2 points)',
      '- How is your building mainly heated? Fuel oil #2 (2 points)',
      '- What energy data do you have? Partial or inconsistent data (2 points)',
      '/ll97/vendor-access',
      '/ll97/quiz?answers=1c-2c-3c-4c-5c',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('a missing field gets a message beside it, and the result stays', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/400/);
    await page.goto(HIGH);
    await page.getByLabel('Building address').fill('12 Main Street');
    await request(page);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Email: Please enter a valid email address',
    ]);
    await expect(page.getByLabel('Building address')).toHaveValue('12 Main Street');
    await expect(page.getByText('Score: 10 / 15', { exact: true })).toBeVisible();
  });
});

test('the result prints on one page', async ({ page }) => {
  await page.goto('/ll97/quiz?answers=1d-2d-3d-4d-5d');
  const pdf = await page.pdf({ format: 'Letter', margin: MARGIN });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
