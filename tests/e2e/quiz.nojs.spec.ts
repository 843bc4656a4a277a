import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e/fixtures.ts';
import { mailTo } from '../support/e2e/outbox.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 400/));

test('without scripts, too, a small building is told first that it is probably not covered', async ({
  page,
}) => {
  await page.goto('/ll97/quiz?answers=1a-2c-3c-4b-5d');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /^A single building of this size is probably not covered\./,
  );
});

test('the quiz works without scripts, and so does the form that sends its result', async ({ page, api }) => {
  const userEmail = `${randomUUID()}@example.com`;
  await page.goto('/ll97/quiz');
  for (const name of ['Over 100,000 sq ft', '25-49', '6-10 years ago', 'Natural gas', 'None']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(page).toHaveURL('/ll97/quiz?answers=1d-2c-3c-4b-5d');
  await expect(page.getByText('Score: 11 / 15', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Change: How is your building mainly heated?' }).click();
  await expect(page.getByRole('button', { name: 'Natural gas Your answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Fuel oil #2' }).click();
  await expect(page).toHaveURL('/ll97/quiz?answers=1d-2c-3c-4c-5d');
  await expect(page.getByText('Score: 12 / 15', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(userEmail);
  await page.getByRole('button', { name: 'Email me this result' }).click();
  await expect(page.getByRole('alert')).toContainText("Please enter the building's street address");
  await expect(page.getByLabel('Email')).toHaveValue(userEmail);
  await page.getByLabel('Building address').fill('350 5th Ave');
  await page.getByRole('button', { name: 'Email me this result' }).click();
  await expect(page.getByRole('heading', { name: 'Your result is on its way' })).toBeVisible();
  await page.reload();
  expect(await api.count('quiz-submissions', { userEmail })).toBe(1);
  expect((await mailTo(userEmail)).text).toContain('Score: 12 / 15');
  await page.getByRole('link', { name: 'Restart Assessment' }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await page.getByRole('button', { name: '25,000-50,000 sq ft' }).click();
  await page.getByRole('button', { name: '50-74' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await page.getByText('Your answers so far (1)').click();
  await page.getByRole('link', { name: 'Change: How large is your building?' }).click();
  await expect(page.getByRole('button', { name: '25,000-50,000 sq ft Your answer' })).toBeVisible();
});
