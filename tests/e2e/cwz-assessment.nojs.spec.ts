import {
  back,
  fillBusiness,
  fillContact,
  fillHauler,
  next,
  ownBusinessName,
  submitAssessment,
} from '../support/e2e/cwz-assessment.ts';
import { expect, test } from '../support/e2e/fixtures.ts';

test('the whole assessment works without scripts, also going back', async ({ page, api, consoleWatch }) => {
  consoleWatch.allow(/status of (400|404)/);
  const businessName = ownBusinessName();
  await page.goto('/cwz/assessment');
  await fillBusiness(page, businessName);
  await page.getByLabel('ZIP code').fill('1');
  await next(page);
  await expect(page.getByRole('alert')).toContainText('ZIP code: Please enter a ZIP code of 5 digits');
  await expect(page.getByLabel('Business name')).toHaveValue(businessName);
  await page.getByLabel('ZIP code').fill('11373');
  await next(page);
  await fillHauler(page, 'about 500');
  await back(page);
  await expect(page.getByLabel('Business name')).toHaveValue(businessName);
  await next(page);
  await expect(page.getByLabel('Monthly bill')).toHaveValue('about 500');
  await expect(page.getByLabel('4', { exact: true })).toBeChecked();
  await page.getByLabel('Monthly bill').press('Enter');
  await expect(page).toHaveURL(/step=3/);
  await next(page);
  await expect(page.getByRole('alert')).toContainText('Please check the box to continue');
  await page.getByRole('checkbox').check();
  await next(page);
  await fillContact(page, 'ada@example.com');
  await page.getByRole('button', { name: 'Change: Basic Business Information' }).click();
  await page.getByLabel('Pickups per week').fill('6');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('region', { name: 'Check your answers' })).toContainText('Pickups per week6');
  await submitAssessment(page);
  await expect(page).toHaveURL(/\/cwz\/report\/[\w-]{22}\?assessment=received$/);
  await expect(page.getByRole('status')).toHaveText('Assessment submitted successfully!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your zone is Queens Central, live since January 3, 2025.',
  );
  await page.reload();
  expect(await api.count('cwz-assessments', { businessName })).toBe(1);
  await page.goto('/cwz/report/nothing');
  await expect(page.getByRole('link', { name: 'Back to Commercial Waste Zones' })).toHaveAttribute(
    'href',
    '/cwz',
  );
});
