import { randomUUID } from 'node:crypto';
import {
  back,
  fillBusiness,
  fillContact,
  next,
  ownBusinessName,
  submitAssessment,
} from '../support/e2e/cwz-assessment.ts';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailTo } from '../support/e2e/outbox.ts';
import { readPdf } from '../support/read-pdf.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|404)/));

test('a visitor gets from the landing page to the report, even after going back a step', async ({
  page,
  api,
}) => {
  const businessName = ownBusinessName();
  const email = `${randomUUID()}@example.com`;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await page.goto('/cwz');
  const start = page.getByRole('link', { name: 'Start Free CWZ Check' }).first();
  await expect(start).toBeInViewport();
  await start.click();
  await expect(page).toHaveURL('/cwz/assessment');

  await expect(heading('Basic Business Information')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await next(page);
  await expect(page.getByRole('alert')).toContainText('ZIP code: Please enter a ZIP code of 5 digits');
  await fillBusiness(page, businessName, '10001');
  await expect(page.getByText('The ZIP code 10001 usually belongs to Manhattan.')).toBeVisible();
  await page.getByLabel('ZIP code', { exact: true }).fill('90210');
  await expect(page.getByText('90210 is not a ZIP code of New York City.')).toBeVisible();
  await next(page);
  await expect(page.getByRole('alert')).toContainText('or check the box');
  await page.getByLabel('ZIP code', { exact: true }).fill('11373');
  await expect(page.getByText('is not a ZIP code of New York City.')).toBeHidden();
  await page.getByLabel('Square footage').fill('2,500');
  await page.getByLabel('Food waste').check();
  await next(page);

  await expect(heading('Current Hauler Information')).toBeVisible();
  await expect(heading('Current Hauler Information')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[aria-current="step"]')).toContainText('Current Hauler Information');
  await expect(page.getByLabel('No', { exact: true })).toBeChecked();
  await expect(page.getByLabel("Your hauler's name")).toBeHidden();
  await page.getByLabel('Current hauler').selectOption('other');
  await page.getByLabel('How long have you been with them?').selectOption('1_to_3');
  await page.getByLabel('Monthly bill').fill('$1,100/mo');
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Please enter the name of your hauler');
  await expect(page.getByRole('alert')).toContainText('Please rate your hauler from 1 to 5');
  await page.getByLabel("Your hauler's name").fill('Two Brothers');
  await page.getByLabel('5 (Excellent)').check();
  await expectAccessible(page);

  await back(page);
  await expect(heading('Basic Business Information')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue(businessName);
  await expect(page.getByLabel('Square footage')).toHaveValue('2,500');
  await expect(page.getByLabel('Food waste')).toBeChecked();
  await expect(page.getByLabel('Recycling')).not.toBeChecked();
  await next(page);
  await expect(page.getByLabel("Your hauler's name")).toHaveValue('Two Brothers');
  await next(page);

  await expect(heading('Micro-Zone Consent')).toBeVisible();
  await expect(page.getByText('Why we ask:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await expectAccessible(page);
  await next(page);

  await expect(heading('Contact Information for Report Delivery')).toBeVisible();
  await fillContact(page, 'nobody');
  const summary = page.getByRole('region', { name: 'Check your answers' });
  await expect(summary).toContainText(`Business name${businessName}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change: Current Hauler Information' }).click();
  await expect(heading('Current Hauler Information')).toBeFocused();
  await page.getByLabel('Monthly bill').fill('$1,200/mo');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(heading('Contact Information for Report Delivery')).toBeFocused();
  await expect(summary).toContainText('Monthly bill$1,200/mo');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody');
  expect(await api.count('cwz-assessments', { businessName })).toBe(0);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Email me the link to my report.').check();
  await submitAssessment(page);

  await expect(page).toHaveURL(/\/cwz\/report\/[\w-]{22}\?assessment=received$/);
  await expect(page.getByText('Assessment submitted successfully!')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const reportId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await api.find('cwz-assessments', { businessName })).toMatchObject({
    reportId,
    squareFootage: 2500,
    wasteTypes: { trash: false, recycling: false, foodWaste: true },
    customHaulerName: 'Two Brothers',
    monthlyBill: '$1,200/mo',
  });
  expect((await mailTo(email)).text).toContain(`/cwz/report/${reportId}`);

  const main = page.getByRole('main');
  const section = (name: string) => main.locator('section').filter({ has: heading(name) });
  await expect(section('What you told us')).toContainText('Monthly bill$1,200/mo');
  await expect(main.getByText(/630|7,560/)).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('Example of a report');
  await expect(section('Example of a report')).toContainText(
    'Your monthly bill$1,200/moZone average$570Potential savings$150 a month',
  );
  await main.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/cwz/faq');
  await page.goBack();
  await expect(page).toHaveURL(/\/cwz\/report\/[\w-]{22}\?assessment=received$/);
  await page.goBack();
  await expect(page).toHaveURL(`/cwz/report/${reportId}`);
  await page.reload();
  await expect(section('Example of a report')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect((await readPdf(await page.pdf({ format: 'Letter' }))).pages).toBe(1);
});
