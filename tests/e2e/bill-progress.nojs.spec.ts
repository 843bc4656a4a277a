import { invoiceFields } from '../support/e2e/bills.ts';
import { expect, test } from '../support/e2e/fixtures.ts';
import { madeUpBill } from '../support/e2e/sent-bill.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 4/));

test('a sender follows a bill without scripts, and corrects what was read until the review starts', async ({
  page,
  api,
}) => {
  const fields = invoiceFields();
  await page.goto('/ll199/invoice');
  await page.getByLabel('Business name').fill(fields.businessName);
  await page.getByLabel('Business address').fill(fields.businessAddress);
  await page.getByLabel('Business type').selectOption('restaurant');
  await page.getByLabel('Square footage').fill(fields.squareFootage);
  await page.getByLabel('Contact name').fill(fields.contactName);
  await page.getByLabel('Contact email').fill(fields.contactEmail);
  await page.getByLabel('Waste hauler').fill(fields.haulerName);
  await page.getByLabel('Agreement or invoice').setInputFiles(await madeUpBill());
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click();
  await page.getByRole('link', { name: 'Check the status' }).click();

  const steps = page.getByRole('list', { name: 'Progress' });
  await expect(steps.getByRole('listitem')).toContainText(['Received', 'Read', 'In review', 'Sent']);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What we read' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });

  await expect(page.getByRole('heading', { name: 'Preliminary: our staff will review this' })).toBeVisible();
  await expect(page.getByText('We could not read a contract term')).toContainText('at most 2 years');
  const total = page.getByLabel('Amount due', { exact: true });
  await total.fill('a lot');
  await page.getByLabel('Account number').fill('B-200');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByText('Enter an amount in dollars, such as 1,234.50.')).toBeVisible();
  await expect(total).toHaveValue('a lot');
  await expect(page.getByLabel('Account number')).toHaveValue('B-200');
  await total.fill('1,300');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByRole('status')).toContainText('Your corrections are saved');
  await expect(total).toHaveValue('$1,300.00');

  await expect(page.getByRole('img', { name: 'Page 1 of your bill' })).toHaveJSProperty('complete', true);
  const line = page.getByRole('group', { name: 'Service 1' });
  const amount = line.getByLabel('Amount', { exact: true });
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  await page.getByLabel('First day of the period').fill('10/1/26');
  await line.getByLabel('This line is not on my bill').check();
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByLabel('First day of the period')).toHaveValue('10/1/2026');
  await expect(amount).toHaveCount(0);
  await expect(line).toContainText('Removed: ');
  await line.getByLabel('This line is not on my bill').uncheck();
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(amount).toBeVisible();

  const stored = await api.find('invoice-submissions', { contactEmail: fields.contactEmail });
  await api.update('invoice-submissions', Number(stored?.id), { status: 'inReview' });
  await total.fill('1,400');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByRole('alert')).toContainText('Our staff have started the review');
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(page.getByText('$1,300.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save corrections' })).toHaveCount(0);

  const analysis = { summary: 'You pay a fair price.' };
  await api.update('invoice-submissions', Number(stored?.id), { analysis, status: 'reportSent' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Open your report' })).toBeVisible();
  await expect(page.getByText(/check this|reply to our email|first reading/i)).toHaveCount(0);
});
