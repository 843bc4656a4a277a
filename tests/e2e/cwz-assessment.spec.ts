import { randomUUID } from 'node:crypto';
import {
  back,
  fillBusiness,
  fillContact,
  fillHauler,
  next,
  ownBusinessName,
  submitAssessment,
} from '../support/e2e/cwz-assessment.ts';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailTo } from '../support/e2e/outbox.ts';
import { readPdf } from '../support/read-pdf.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|404)/));

test('an assessment leads from the landing page to the report, with steps back on the way', async ({
  page,
  api,
  isMobile,
}) => {
  const businessName = ownBusinessName();
  const email = `${randomUUID()}@example.com`;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await page.goto('/cwz');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Home\s*\/\s*Commercial Waste Zones/,
  );
  for (const title of ['Quick Assessment', 'Instant Report', 'Full Breakdown']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Start Free CWZ Check' }).click();
  await expect(page).toHaveURL('/cwz/assessment');

  await expect(heading('Basic Business Information')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await next(page);
  await expect(page.getByRole('alert')).toContainText('ZIP code: Please enter a ZIP code of 5 digits');
  await expectAccessible(page);
  await fillBusiness(page, businessName);
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
  await expect(page.getByLabel('5 (Excellent)')).toBeChecked();
  await next(page);

  await expect(heading('Micro-Zone Consent')).toBeVisible();
  await expect(page.getByText('Why we ask:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.getByRole('checkbox').uncheck();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await next(page);

  await expect(heading('Contact Information for Report Delivery')).toBeVisible();
  await fillContact(page, 'nobody');
  await back(page);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody');
  const summary = page.getByRole('region', { name: 'Check your answers' });
  await expect(summary).toContainText(`Business name${businessName}`);
  await expect(summary).toContainText('What is collected?Food waste');
  await expect(summary).toContainText('Monthly bill$1,100/mo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change: Current Hauler Information' }).click();
  await expect(heading('Current Hauler Information')).toBeFocused();
  await page.getByLabel('Monthly bill').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter your monthly bill');
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
  const stored = await api.find('cwz-assessments', { businessName });
  expect(stored).toMatchObject({
    reportId,
    squareFootage: 2500,
    pickupsPerWeek: 5,
    wasteTypes: { trash: false, recycling: false, foodWaste: true },
    currentHauler: 'other',
    customHaulerName: 'Two Brothers',
    satisfactionRating: 5,
    monthlyBill: '$1,200/mo',
    complianceWarning: false,
    consentToZoneComparison: true,
    contactName: 'Ada Owner',
    consentToEmail: true,
  });
  expect((await mailTo(email)).text).toContain(`/cwz/report/${reportId}`);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Your zone is Queens Central, live since January 3, 2025.',
  );
  await expect(
    main.getByText(
      "You need a written contract directly with one of the zone's carters, or, for containers of 10 cubic yards or more, with a citywide carter.",
    ),
  ).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'Queens Central' })).toBeVisible();
  const section = (name: string) => main.locator('section').filter({ has: heading(name) });
  const told = section('What you told us');
  await expect(told).toContainText("We can't tell whether Two Brothers was awarded Queens Central.");
  await expect(told).toContainText('Monthly bill$1,200/mo');
  await expect(told).toContainText('Have you had a compliance warning about your waste?No');
  await expect(main.getByText(/630|7,560/)).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('Example of a report');
  const example = section('Example of a report');
  await expect(example).toContainText(
    'Your monthly bill$1,200/moZone average$570Potential savings$150 a month',
  );
  await expect(
    example.getByRole('heading', { name: `Zone ${String(stored?.zone)}`, exact: true }),
  ).toBeVisible();
  for (const text of ['Effective January 1, 2024', 'Example Carting Co.', '38% of businesses', 'Up to 18%']) {
    await expect(example.getByText(text)).toBeVisible();
    await expect(main.getByText(text)).toHaveCount(1);
  }
  await expect(main.getByRole('link', { name: 'Upload My Bill for Full Analysis' }).first()).toHaveAttribute(
    'href',
    `/cwz/upload/${reportId}`,
  );
  await expectAccessible(page);
  await page.reload();
  await expect(
    main.getByRole('heading', { name: `Zone ${String(stored?.zone)}`, exact: true }),
  ).toBeVisible();
  if (isMobile) return;
  await page.emulateMedia({ media: 'print' });
  expect((await readPdf(await page.pdf({ format: 'Letter' }))).pages).toBe(1);
});

test('the report explains a warning, a ZIP code of several zones and a wrong borough', async ({ page }) => {
  await page.goto('/cwz/assessment');
  await fillBusiness(page, '<img src=x onerror=alert(1)>', '10001');
  await expect(page.getByText('The ZIP code 10001 usually belongs to Manhattan.')).toBeVisible();
  await next(page);
  await fillHauler(page, '$300 per week');
  await page.getByLabel('Yes', { exact: true }).check();
  await next(page);
  await page.getByRole('checkbox').check();
  await next(page);
  await fillContact(page, 'ada@example.com');
  await submitAssessment(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Your zone is Manhattan West, Midtown South or Midtown North. Your address decides.',
  );
  await expect(main.getByText('Community districts: Manhattan 4, 7')).toBeVisible();
  await expect(main.getByText('Midtown South: Live since September 1, 2026.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Find your zone by address' })).toHaveAttribute(
    'href',
    /nyc\.gov/,
  );
  await expect(
    main.getByText('The ZIP code 10001 usually belongs to Manhattan, but you chose Queens.'),
  ).toBeVisible();
  await expect(page.getByText('Assessment submitted successfully!')).toHaveCount(1);
  // Among the answers, and beside the example of an average.
  await expect(main.getByText('$300 per week')).toHaveCount(2);
  await expect(
    main.getByText('Once you know your zone, check whether Royal Waste is one of them.'),
  ).toBeVisible();
  await expect(main.getByText(/^Check the notice for the rule it names/)).toBeVisible();
  await expect(main.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 3, name: 'Your address decides' })).toBeVisible();
  await expect(main.getByRole('link', { name: "The city's map and roll-out schedule" })).toHaveAttribute(
    'href',
    /nyc\.gov/,
  );
});

test('two drafts in two tabs do not mix, and a lost draft is explained', async ({ page, context }) => {
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'First tab'],
    [other, 'Second tab'],
  ] as const) {
    await tab.goto('/cwz/assessment');
    await fillBusiness(tab, name);
    await next(tab);
    await expect(tab).toHaveURL(/step=2/);
  }
  await back(page);
  await expect(page.getByLabel('Business name')).toHaveValue('First tab');
  await back(other);
  await expect(other.getByLabel('Business name')).toHaveValue('Second tab');
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/cwz/assessment?lost=yes');
  await expect(page.getByRole('status')).toContainText('We no longer have your answers');
  await expect(page.getByLabel('Business name')).toHaveValue('');
});

test('an unknown report says that it could not be loaded, and leads back', async ({ page }) => {
  await page.goto(`/cwz/report/${'A'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Failed to load your assessment data. Please try again.',
  );
  await expect(page.getByText('Could not load report data')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Commercial Waste Zones' }).click();
  await expect(page).toHaveURL('/cwz');
});

test('the footer leads to the assessment and the FAQ, where one question is open at a time', async ({
  page,
}) => {
  await page.goto('/cwz/faq');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await expect(footer.getByRole('link', { name: 'Free CWZ Check' })).toHaveAttribute(
    'href',
    '/cwz/assessment',
  );
  await expect(footer.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/cwz/faq');
  await expect(footer.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  const questions = page.getByRole('main').locator('details[name]');
  await expect(questions).toHaveCount(8);
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await expect(questions.nth(1)).toContainText(/Source: /);
});
