import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

test('the overview opens with the tab for owners, with an example report, limits, a legend and ways on', async ({
  page,
}) => {
  await page.goto('/ll97');
  await expect(page.getByRole('link', { name: 'For Building Owners' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const name of [
    'What you get here',
    'An example emissions report',
    'What is Local Law 97?',
    'Building types',
    'Emission limits',
    'Compliance options',
    'How we show emissions',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main').locator('form[method=post]')).toHaveCount(0);

  const table = page.getByRole('table', { name: 'Emissions against the limit' });
  await expect(table.getByRole('row', { name: 'Emissions limit' })).toContainText('265,000 kg');
  await expect(table.getByRole('row', { name: 'Estimated emissions' })).toContainText('348,000 kg');
  await expect(page.getByText('about $22,244')).toBeVisible();
  await expect(page.getByText('Up to about $57,000 a year from 2030.')).toBeVisible();
  await expect(page.getByText('$268 a ton (Admin. Code 28-320.6)')).toBeVisible();

  const limits = page.locator('section', { has: page.getByRole('heading', { name: 'Emission limits' }) });
  for (const words of [
    '2024-2029',
    'Initial limits',
    '2030-2034',
    '40% reduction',
    '2050',
    '80% reduction',
  ]) {
    await expect(limits.getByText(words, { exact: true })).toBeVisible();
  }

  for (const words of ['Low emissions', 'Medium emissions', 'High emissions']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }

  const main = page.getByRole('main');
  for (const [name, address] of [
    ['Take the risk assessment', '/ll97/quiz'],
    ['Ask a question', '/contact'],
    ['Read the guides', '/ll97/blog'],
    ['Find Compliance Experts', '/ll97/vendor-access'],
    ['See the reports', '/ll97/report'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('the tab for providers has an address of its own and holds the application', async ({ page }) => {
  await page.goto('/ll97');
  await page.getByRole('link', { name: 'For Service Providers' }).click();
  await expect(page).toHaveURL('/ll97?for=providers');
  await expect(page.getByRole('link', { name: 'For Service Providers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What is Local Law 97?' })).toBeVisible();
});

test('a section that has not launched says that it is coming, and offers a notification', async ({
  page,
}) => {
  await page.goto('/nyc-plastic/report');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports: Coming Soon');
  await expect(page.getByRole('button', { name: 'Tell me when it opens' })).toBeVisible();
});
