import { expect, test } from '../support/e2e/fixtures.ts';

test('the internet report leads to the quiz while there are no assessments', async ({ page, api }) => {
  const module = 'nyc-internet';
  for (
    let stored = await api.find('quiz-submissions', { module });
    stored;
    stored = await api.find('quiz-submissions', { module })
  ) {
    await api.remove('quiz-submissions', stored.id);
  }
  await page.goto('/nyc-internet/report');
  const main = page.getByRole('main');
  await expect(main.getByText('No assessment data available yet.')).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByText('None yet')).toBeVisible();
  await expect(main).not.toContainText('NaN');
  await main.getByRole('link', { name: 'Take the readiness quiz' }).click();
  await expect(page).toHaveURL('/nyc-internet/quiz');
});
