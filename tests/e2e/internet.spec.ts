import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, sendInVain, pageTest as test } from '../support/e2e/fixtures.ts';

const QUIZ = '/nyc-internet/quiz';
const REPORT = '/nyc-internet/report';

const aStreet = () => `${randomUUID().slice(0, 8)} Bay Street`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Gives answers worth 5 + 0 - 2 + 2 points. */
async function answer(page: Page, address: string): Promise<void> {
  await page.getByLabel('Name').fill('Olive Owner');
  await page.getByLabel('Email').fill('Olive@Example.com');
  await page.getByLabel('Building address').fill(address);
  const choose = (question: string, option: string) =>
    page.getByRole('group', { name: question }).getByLabel(option, { exact: true }).check();
  await choose('What type of building is it?', 'Commercial');
  await choose('Does the building have digital infrastructure?', 'Unsure');
  await choose('How good is the broadband in the building?', 'Limited');
  await choose('Would you upgrade the infrastructure?', 'Maybe');
}

const submitQuiz = (page: Page) => page.getByRole('button', { name: 'Complete Assessment' }).click();

test('the readiness quiz shows errors, survives a lost connection and a double click, and can withhold the address', async ({
  page,
  api,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  const buildingAddress = `${aStreet()}, Staten Island, NY 10301`;
  await page.goto(QUIZ);
  await submitQuiz(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
  await answer(page, buildingAddress);
  await page.getByLabel("Do not show the building's address").check();
  await sendInVain(page, consoleWatch, {
    address: /quiz\.data/,
    submit: submitQuiz,
    message: 'There was an error processing your assessment. Please try again.',
  });
  await expect(page.getByLabel('Building address')).toHaveValue(buildingAddress);
  await page.getByRole('button', { name: 'Complete Assessment' }).dblclick();

  await expect(page).toHaveURL(/\/nyc-internet\/quiz\/result\/[\w-]{22}\?assessment=received$/);
  await expect(heading(page, 'Assessment Complete')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Assessment Complete · /);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Assessment completed successfully!');
  await expect(main).toContainText('High Risk');
  await expect(main).toContainText('Score: 5');
  await expect(page.getByRole('table', { name: 'The bands of the score' })).toContainText('You: 5');
  await page.reload();
  await expect(main).toContainText('Score: 5');
  expect(await api.count('quiz-submissions', { buildingAddress })).toBe(1);

  // Open the list right away, because it shows only the ten latest assessments, including those from other tests.
  await page.getByRole('link', { name: 'View Detailed Reports' }).click();
  await expect(page).toHaveURL(REPORT);
  await expect(page.getByRole('row', { name: 'Staten Island (address withheld)' }).first()).toBeVisible();
  await expect(page.getByText(buildingAddress)).toHaveCount(0);
  await page.goBack();

  await page.getByRole('link', { name: 'Change: How good is the broadband in the building?' }).click();
  await expect(page).toHaveURL(/\/nyc-internet\/quiz\?buildingType=commercial&/);
  await expect(page.getByRole('radio', { name: 'Limited' })).toBeChecked();
  await expect(page.getByText('3 of 7 left to answer.')).toBeVisible();
  await page.getByLabel('Building address').fill(buildingAddress);
  await expect(page.getByText('2 of 7 left to answer.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Take Assessment Again' }).click();
  await expect(page).toHaveURL(QUIZ);
  await expect(page.getByLabel('Building address')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the internet overview links to its blog, which offers to try again when the list fails to load', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/503|SyntaxError/);
  await page.goto('/nyc-internet');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Read the blog' }).click();
  await expect(page).toHaveURL('/nyc-internet/blog');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(main.getByRole('link', { name: /^Read More: / })).toHaveCount(3);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/blog\.data/, async (route) => {
    await held;
    await route.fulfill({ status: 503, body: 'unavailable' });
  });
  await page.getByRole('link', { name: 'Policy', exact: true }).click();
  await expect(page.getByTestId('article-skeleton')).toHaveCount(3);
  release();
  await expect(heading(page, 'Failed to load blog articles. Please try again later.')).toBeVisible();
  await page.unroute(/blog\.data/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link', { name: /^Read More: / }).click();
  await expect(page).toHaveURL('/nyc-internet/blog/what-became-of-the-internet-master-plan');
});
