import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { assess, draftUpTo, ownBusinessName, leadsTo, post, STEP_FORMS } from './cwz-assessment.ts';

const ROUTES = path.resolve(import.meta.dirname, '../../../app/routes');

type Addresses = string[] | ((request: APIRequestContext) => Promise<string[]>);

async function assessmentSteps(request: APIRequestContext): Promise<string[]> {
  const { hauler, consent } = STEP_FORMS;
  const name = ownBusinessName();
  return [
    '/cwz/assessment',
    await draftUpTo(request, name),
    await draftUpTo(request, name, hauler),
    await draftUpTo(request, name, hauler, consent),
  ];
}

async function emissionsReport(request: APIRequestContext): Promise<string[]> {
  const building = { 'uses[0].propertyType': 'Office', 'uses[0].squareFeet': '50000', pathway: 'article320' };
  return [leadsTo(await post(request, '/ll97/calculator', building))];
}

async function premiumReport(request: APIRequestContext): Promise<string[]> {
  const page = await (await request.get('/ll97/report?tab=premium-reports')).text();
  return [/\/ll97\/report\/request\/[\w-]+/.exec(page)?.[0] ?? ''];
}

/** Where a visitor meets the form of each page, by the page's file in app/routes. */
const ADDRESSES: Record<string, Addresses> = {
  'cwz/assessment.tsx': assessmentSteps,
  'cwz/upload.tsx': async (request) => [`/cwz/upload/${await assess(request)}`],
  'internet/quiz.tsx': ['/nyc-internet/quiz'],
  'll199/invoice.tsx': ['/ll199/invoice'],
  'll97/calculator.tsx': ['/ll97/calculator'],
  'll97/emissions-report.tsx': emissionsReport,
  'll97/report-request.tsx': premiumReport,
  'modules/newsletter.tsx': ['/ll97/newsletter'],
  'modules/overview.tsx': ['/ll97?for=providers'],
  'modules/quiz.tsx': ['/ll97/quiz?answers=1c-2c-3c-4c-5c'],
  'modules/vendor-access.tsx': ['/ll97/vendor-access', '/nyc-internet/vendor-access'],
  'site/contact.tsx': ['/contact'],
  'site/feedback.tsx': ['/feedback'],
};

/** Pages that take a form in which there is nothing to fill in. */
const WITHOUT_FIELDS = ['newsletter/link.tsx', 'site/not-found.tsx'];

const takesForm = (file: string): boolean => {
  const code = readFileSync(path.join(ROUTES, file), 'utf8');
  return /^export (const|async function|function) action\b/m.test(code) && code.includes('export default');
};

/** The files of all pages with a form to fill in, as the routes have them. */
export const pagesWithForms = (): string[] =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && takesForm(file) && !WITHOUT_FIELDS.includes(file))
    .sort();

/** Where the form of a page is met. Throws for a page that nobody has named an address of yet. */
export async function addressesOf(file: string, request: APIRequestContext): Promise<string[]> {
  const addresses = ADDRESSES[file];
  if (!addresses) throw new Error(`Name an address of app/routes/${file} in ${import.meta.filename}.`);
  return Array.isArray(addresses) ? addresses : await addresses(request);
}
