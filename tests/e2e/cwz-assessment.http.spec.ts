import {
  draftUpTo,
  get,
  leadsTo,
  ownBusinessName,
  post,
  START,
  STEP_FORMS,
} from '../support/e2e/cwz-assessment.ts';
import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';

const { hauler, consent, contact } = STEP_FORMS;

test('the report explains a warning, a ZIP code in several zones and a wrong borough', async ({
  plainPage: page,
  request,
}) => {
  const businessName = ownBusinessName();
  const business = { ...STEP_FORMS.business, businessName, zipCode: '10001' };
  const asked = await post(request, START, business);
  expect(asked.status()).toBe(400);
  expect(await asked.text()).toMatch(/usually belongs to Manhattan.*name="zipConfirmed"/s);
  let address = leadsTo(await post(request, START, { ...business, zipConfirmed: 'on' }));
  for (const form of [{ ...hauler, complianceWarning: 'yes' }, consent, contact]) {
    address = leadsTo(await post(request, address, form));
  }
  await page.open(address);
  page.one('h1', 'Your zone is Manhattan West, Midtown South or Midtown North. Your address decides.');
  for (const text of [
    'Community districts: Manhattan 4, 7',
    'Midtown South: Live since September 1, 2026.',
    'The ZIP code 10001 usually belongs to Manhattan, but you chose Queens.',
    'Once you know your zone, check whether Royal Waste is one of them.',
    'Check the notice for the rule it names',
  ]) {
    expect(page.text()).toContain(text);
  }
  expect(page.hrefOf(/Find your zone by address/)).toMatch(/nyc\.gov/);
  await page.open(page.hrefOf('check again with the right one'));
  expect(page.one('input[name=businessName]').getAttribute('value')).toBe(businessName);
});

test('no step can be skipped: later steps redirect to the first incomplete one', async ({ request, api }) => {
  const businessName = ownBusinessName();
  expect(leadsTo(await get(request, `${START}?step=3`))).toBe(START);
  expect(leadsTo(await post(request, `${START}?step=4`, contact))).toBe(START);
  const second = await draftUpTo(request, businessName);
  const at = (step: string) => second.replace('step=2', `step=${step}`);
  for (const step of ['3', '4', '5', 'x', '%00']) {
    expect({ step, leads: leadsTo(await get(request, at(step))) }).toEqual({ step, leads: second });
  }
  expect(leadsTo(await post(request, at('4'), contact))).toBe(second);
  const third = leadsTo(await post(request, second, hauler));
  expect(leadsTo(await post(request, at('4'), contact))).toBe(third);
  expect((await post(request, third, {})).status()).toBe(400);
  expect((await post(request, third, { consentToZoneComparison: 'yes' })).status()).toBe(400);
  expect(await api.count('cwz-assessments', { businessName })).toBe(0);
});

test('input is not cached, and a visitor without a draft is told that it is gone', async ({
  plainPage: page,
  request,
}) => {
  const second = await draftUpTo(request, ownBusinessName());
  expect((await request.get(second)).headers()['cache-control']).toBe('no-store');
  await page.open('/cwz/assessment?lost=yes');
  expect(page.text()).toContain('We no longer have your answers');
});

test('a report needs its secret URL, and is not cached', async ({ request }) => {
  const fourth = await draftUpTo(request, ownBusinessName(), hauler, consent);
  const report = leadsTo(await post(request, fourth, contact));
  expect((await request.get(report)).headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  for (const id of ['x', 'A'.repeat(22), "'%20or%201=1"]) {
    const response = await request.get(`/cwz/report/${id}`);
    expect({ id, status: response.status() }).toEqual({ id, status: 404 });
    expect(await response.text()).toContain('Failed to load your assessment data. Please try again.');
  }
});

test('the quiz URL and a report URL without an ID redirect', async ({ request }) => {
  expect(leadsTo(await get(request, '/cwz/report'))).toBe('/cwz');
  expect(leadsTo(await get(request, '/cwz/quiz'))).toBe(START);
});
