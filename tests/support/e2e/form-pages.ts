import type { APIRequestContext } from '@playwright/test';
import { sendReadBill } from './sent-bill.ts';
import { siteRoutes } from '../site-routes.ts';
import { assess, draftUpTo, leadsTo, ownBusinessName, post, STEP_FORMS } from './cwz-assessment.ts';

/** Creates the data that a page needs to exist. Returns the page's URL. */
type MakeAddress = (request: APIRequestContext) => Promise<string>;

const makeEmissionsReport: MakeAddress = async (request) => {
  const building = { 'uses[0].propertyType': 'Office', 'uses[0].squareFeet': '50000', pathway: 'article320' };
  return leadsTo(await post(request, '/ll97/calculator', building));
};

const findPremiumReport: MakeAddress = async (request) => {
  const page = await (await request.get('/ll97/report?tab=premium-reports')).text();
  return /\/ll97\/report\/request\/[\w-]+/.exec(page)?.[0] ?? '';
};

const makeReadinessResult: MakeAddress = async (request) => {
  const answers = {
    userName: 'Olive Owner',
    userEmail: 'olive@example.com',
    buildingAddress: '12 Main Street, Queens',
    buildingType: 'commercial',
    hasExistingInfrastructure: 'no',
    broadbandAvailability: 'poor',
    willingToUpgrade: 'no',
  };
  return leadsTo(await post(request, '/nyc-internet/quiz', answers));
};

/** Creates pages whose URLs contain an ID, by route path. */
export const ADDRESSES_WITH_ID: Record<string, MakeAddress> = {
  '/ll97/report/:id': makeEmissionsReport,
  '/ll97/report/request/:reportId': findPremiumReport,
  '/cwz/report/:id': async (request) => `/cwz/report/${await assess(request)}`,
  '/cwz/upload/:id': async (request) => `/cwz/upload/${await assess(request)}`,
  '/cwz/thank-you/:id': async (request) => `/cwz/thank-you/${await assess(request)}`,
  '/nyc-internet/quiz/result/:id': makeReadinessResult,
  '/bills/:key': sendReadBill,
};

/** The URLs of all assessment steps. Those after the first belong to new drafts. */
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

/** Pages that every module has. Their forms are tested for LL97, and for modules with their own forms. */
const OF_EVERY_MODULE =
  /^(?!ll97\/vendor-access$|nyc-internet\/(?:quiz|vendor-access)$)[\w-]+\/(?:overview|quiz|newsletter|vendor-access)$/;

/** A page whose form has one field, which only the server validates. */
const REPORT = '/ll97/report/:id';

/** The paths of all pages with a form that is validated while it is filled in. */
export const FORM_PAGES: string[] = siteRoutes.routes
  .filter(({ id, isPage, takesForms, handle }) => {
    return isPage && takesForms && handle.isInteractive !== undefined && !OF_EVERY_MODULE.test(id);
  })
  .map(({ path }) => path)
  .filter((path) => path !== REPORT);

/** The URLs at which a page of `FORM_PAGES` shows a form: one, or one for each step. */
export async function addressesOf(path: string, request: APIRequestContext): Promise<string[]> {
  if (path === '/cwz/assessment') return assessmentSteps(request);
  if (!path.includes(':')) return [path];
  const makeAddress = ADDRESSES_WITH_ID[path];
  if (!makeAddress) throw new Error(`Add ${path} to ADDRESSES_WITH_ID in ${import.meta.filename}.`);
  return [await makeAddress(request)];
}
