import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

/** A business name that no other test uses. */
export const ownBusinessName = (): string => `Cafe ${randomUUID().slice(0, 8)}`;

/** The answers of each step, as a browser sends them. */
export const STEP_FORMS = {
  business: {
    businessType: 'restaurant',
    address: '1 Main Street',
    borough: 'queens',
    zipCode: '11373',
    pickupsPerWeek: '5',
    trash: 'on',
  },
  hauler: {
    currentHauler: 'royal_waste',
    haulerYears: '1_to_3',
    satisfactionRating: '4',
    monthlyBill: '$1,200/mo',
    complianceWarning: 'no',
  },
  consent: { consentToZoneComparison: 'on' },
  contact: { firstName: 'Ada', lastName: 'Owner', role: 'owner', email: 'ada@example.com' },
} as const;

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

export const back = (page: Page): Promise<void> => page.getByRole('button', { name: 'Back' }).click();

/** Fills in the required fields of the first step. */
export async function fillBusiness(page: Page, businessName: string, zipCode = '11373'): Promise<void> {
  await page.getByLabel('Business name').fill(businessName);
  await page.getByLabel('Business type').selectOption('restaurant');
  await page.getByLabel('Business address').fill('1 Main Street');
  await page.getByLabel('Borough', { exact: true }).selectOption('queens');
  await page.getByLabel('ZIP code', { exact: true }).fill(zipCode);
  await page.getByLabel('Pickups per week').fill('5');
}

/** Fills in the second step with a hauler from the list. */
export async function fillHauler(page: Page, monthlyBill: string): Promise<void> {
  await page.getByLabel('Current hauler').selectOption('royal_waste');
  await page.getByLabel('How long have you been with them?').selectOption('1_to_3');
  await page.getByLabel('4', { exact: true }).check();
  await page.getByLabel('Monthly bill').fill(monthlyBill);
}

/** Fills in the last step. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Owner');
  await page.getByLabel('Your role').selectOption('owner');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

export const submitAssessment = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Submit Assessment' }).click();

type Form = Record<string, string>;

export const START = '/cwz/assessment';

/** The path and query that a response redirects to. */
export function leadsTo(response: APIResponse): string {
  const { location = '' } = response.headers();
  const { pathname, search } = new URL(location, 'http://site.test');
  return `${pathname}${search}`;
}

export const post = (request: APIRequestContext, address: string, form: Form) =>
  request.post(address, { form, maxRedirects: 0 });

export const get = (request: APIRequestContext, address: string) => request.get(address, { maxRedirects: 0 });

/** Submits the first step, and these forms for the steps after it. Returns the URL of the next step. */
export async function draftUpTo(request: APIRequestContext, businessName: string, ...forms: Form[]) {
  let address = leadsTo(await post(request, START, { ...STEP_FORMS.business, businessName }));
  for (const form of forms) address = leadsTo(await post(request, address, form));
  return address;
}

/** Submits an assessment without a browser. Returns the ID in the report's URL. */
export async function assess(request: APIRequestContext): Promise<string> {
  const { hauler, consent, contact } = STEP_FORMS;
  const address = await draftUpTo(request, ownBusinessName(), hauler, consent);
  const email = `${randomUUID()}@example.com`;
  const report = leadsTo(await post(request, address, { ...contact, email }));
  return /\/cwz\/report\/([\w-]+)/.exec(report)?.[1] ?? '';
}
