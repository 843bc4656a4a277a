import { fileNamesOf, invoiceFields, pdf, photo, threePages } from '../support/e2e/bills.ts';
import { assess } from '../support/e2e/cwz-assessment.ts';
import { expect, test } from '../support/e2e/fixtures.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 400/));

test('an invoice is sent without scripts, after a correction', async ({ page, api }) => {
  const fields = invoiceFields();
  await page.goto('/ll199/quiz');
  await page.getByRole('link', { name: 'Skip the Quiz' }).click();
  await expect(page).toHaveURL('/ll199/invoice');
  await page.getByLabel('Business name').fill('A');
  await page.getByLabel('Business address').fill(fields.businessAddress);
  await page.getByLabel('Business type').selectOption('restaurant');
  await page.getByLabel('Square footage').fill(fields.squareFootage);
  await page.getByLabel('Contact name').fill(fields.contactName);
  await page.getByLabel('Contact email').fill(fields.contactEmail);
  await page.getByLabel('Waste hauler').fill(fields.haulerName);
  await page.getByLabel('Agreement or invoice').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText('Business name must be at least 2 characters');
  await expect(page.getByRole('alert')).toContainText('Please choose the file again');
  await expect(page.getByLabel('Business address')).toHaveValue(fields.businessAddress);

  await page.getByLabel('Business name').fill(fields.businessName);
  const liar = pdf('liar.pdf', Buffer.from('<!doctype html>'));
  await page.getByLabel('Agreement or invoice').setInputFiles([photo('front.png'), liar]);
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText('liar.pdf: Please upload a PDF, JPG, or PNG file');
  await expect(page.getByText('Please choose the files again')).toBeVisible();
  await page.getByLabel('Agreement or invoice').setInputFiles(threePages());
  await page.getByRole('button', { name: 'Submit', exact: true }).last().click();
  await expect(page).toHaveURL(
    /\/ll199\/invoice\?bill=[\w-]{22}&invoice=received&reference=[2-9B-Z]{4}-[2-9B-Z]{4}#invoice$/,
  );
  await expect(page.getByText('Submission Received!')).toBeVisible();
  await page.reload();
  const { contactEmail } = fields;
  expect(await api.count('invoice-submissions', { contactEmail })).toBe(1);
  const stored = await api.find('invoice-submissions', { contactEmail });
  const { id } = stored?.bill as { id: number };
  expect(await fileNamesOf(api, id)).toEqual(['May bill.pdf', 'front.png', 'back.png']);
});

test('a bill is sent without scripts, after a correction', async ({ page, request, api }) => {
  const id = await assess(request);
  await page.goto(`/cwz/upload/${id}`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Upload My Bill' }).last().click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Bill or contract: Please select a file and provide consent',
  ]);
  await page.goto(`/cwz/upload/${id}`);
  await page.getByLabel('Bill or contract').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Upload My Bill' }).last().click();
  await expect(page.getByRole('alert')).toContainText('Please select a file and provide consent');
  await page.getByLabel('Bill or contract').setInputFiles(threePages());
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Upload My Bill' }).last().click();
  await expect(page).toHaveURL(new RegExp(`/cwz/thank-you/${id}\\?bill=[\\w-]{22}$`));
  await expect(page.getByText('Bill uploaded successfully!')).toBeVisible();
  expect(await api.count('bill-uploads', { prefix: `cwz-bills/${id}` })).toBe(3);
});

test('an upload for an unknown assessment leads to the overview, which says that it was not found', async ({
  page,
}) => {
  await page.goto(`/cwz/upload/${'A'.repeat(22)}`);
  await expect(page).toHaveURL('/cwz?notice=assessment-not-found');
  await expect(page.getByRole('alert')).toHaveText('Assessment not found');
});
