import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

test('the overview opens on the owners tab, which has an example report and links to the next steps', async ({
  page,
}) => {
  await page.goto('/ll97');
  await expect(page.getByRole('link', { name: 'For Building Owners' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('main').locator('form[method=post]')).toHaveCount(0);

  const table = page.getByRole('table', { name: 'Emissions against the limit' });
  await expect(table.getByRole('row', { name: 'Emissions limit' })).toContainText('265,000 kg');
  await expect(table.getByRole('row', { name: 'Estimated emissions' })).toContainText('348,000 kg');
  await expect(page.getByText('about $22,244')).toBeVisible();
  await expect(page.getByText('Up to about $57,000 a year from 2030.')).toBeVisible();
  await expect(page.getByText('$268 a ton (Admin. Code 28-320.6)')).toBeVisible();

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

test('the providers tab has its own URL and the application form', async ({ page }) => {
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
