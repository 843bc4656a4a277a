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

const LOST = '/cwz/assessment?lost=yes';

const { hauler, consent, contact } = STEP_FORMS;

test('a business that is not valid is a 400, and no draft is begun', async ({ request }) => {
  const business = { ...STEP_FORMS.business, businessName: 'x'.repeat(10_240) };
  const response = await post(request, START, business);
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain('Please use at most 100 characters');
  expect(response.headers()['set-cookie']).toBeUndefined();
});

test('HTML in a name is text, and unknown fields are left out', async ({ request, api }) => {
  const businessName = `<script>alert(1)</script>${ownBusinessName()}`;
  const address = await draftUpTo(request, businessName, hauler, consent);
  const sent = { ...contact, zone: '99', reportId: 'mine', isSpam: 'true', id: '1' };
  const report = leadsTo(await post(request, address, sent));
  const page = await (await request.get(report)).text();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script>alert(1)');
  const stored = await api.find('cwz-assessments', { businessName });
  expect(stored).toMatchObject({ isSpam: false });
  expect(stored?.reportId).toMatch(/^[\w-]{22}$/);
  expect([4, 7, 11]).toContain(stored?.zone);
});

test('the report explains a warning, a ZIP code of several zones and a wrong borough', async ({
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

test('no step is skipped: each leads to the first that is incomplete', async ({ request, api }) => {
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

test('a draft is read only from the cookie that we signed for it', async ({
  request,
  playwright,
  baseURL,
}) => {
  const second = await draftUpTo(request, ownBusinessName());
  const draft = new URLSearchParams(second.split('?')[1]).get('draft') ?? '';
  const { cookies } = await request.storageState();
  const cookie = cookies.find(({ name }) => name === `cwz-draft-${draft}`);
  expect(cookie).toMatchObject({ path: '/cwz', httpOnly: true, sameSite: 'Lax' });
  const [content = '', signature = ''] = (cookie?.value ?? '').split('.');
  const stranger = await playwright.request.newContext({ baseURL });
  const tampered = `${content.slice(0, -4)}AAAA.${signature}`;
  for (const value of [undefined, tampered, content]) {
    const headers: Record<string, string> =
      value === undefined ? {} : { Cookie: `cwz-draft-${draft}=${value}` };
    const response = await stranger.get(second, { headers, maxRedirects: 0 });
    expect({ value, leads: leadsTo(response) }).toEqual({ value, leads: LOST });
    const sent = await stranger.post(second, { headers, form: hauler, maxRedirects: 0 });
    expect({ value, leads: leadsTo(sent) }).toEqual({ value, leads: LOST });
  }
  await stranger.dispose();
});

test('typed values are not cached, and a draft that was sent leads to its report', async ({
  plainPage: page,
  request,
  api,
}) => {
  const businessName = ownBusinessName();
  const fourth = await draftUpTo(request, businessName, hauler, consent);
  expect((await request.get(fourth)).headers()['cache-control']).toBe('no-store');
  const report = leadsTo(await post(request, fourth, contact)).replace('?assessment=received', '');
  expect(leadsTo(await get(request, fourth))).toBe(report);
  expect(leadsTo(await get(request, fourth.replace('step=4', 'step=1')))).toBe(report);
  expect(leadsTo(await post(request, fourth, contact))).toBe(report);
  expect(await api.count('cwz-assessments', { businessName })).toBe(1);
  await page.open(LOST);
  expect(page.text()).toContain('We no longer have your answers');
});

test('a bot gets the same answer, and its assessment is marked as spam', async ({ request, api }) => {
  const businessName = ownBusinessName();
  const fourth = await draftUpTo(request, businessName, hauler, consent);
  const report = leadsTo(await post(request, fourth, { ...contact, website: 'http://spam.test' }));
  expect(report).toMatch(/^\/cwz\/report\//);
  expect(await api.find('cwz-assessments', { businessName })).toMatchObject({ isSpam: true });
});

test('a report is found by its address only, and not cached', async ({ request }) => {
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

test('pages count the live zones instead of showing a placeholder', async ({ request }) => {
  const articles = [
    '/cwz/blog/which-zone-and-when-it-starts',
    '/ll199/blog/what-local-law-199-changed-for-your-hauler-bill',
  ];
  for (const path of ['/cwz', '/ll199', '/cwz/faq', ...articles]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/\b\d{1,2} of (the )?20\b/);
    expect(html, path).not.toContain('{zones:');
  }
});

test('the footer leads to the assessment and the FAQ, whose answers have sources', async ({
  plainPage: page,
}) => {
  await page.open('/cwz/faq');
  const footer = page.one('nav', 'Footer');
  expect(page.hrefOf('Free CWZ Check', footer)).toBe('/cwz/assessment');
  expect(page.hrefOf('FAQ', footer)).toBe('/cwz/faq');
  expect(page.all('a', 'Reports', footer)).toHaveLength(0);
  // Those of one name close each other.
  expect(page.all('details[name]', '', page.main)).toHaveLength(8);
  expect(page.text()).toMatch(/Source: /);
});

test('other methods and other bodies are refused, and old addresses lead on', async ({ request }) => {
  expect((await request.put(START, { form: hauler })).status()).toBe(405);
  expect((await request.post(START, { data: { businessName: 'x' } })).status()).toBe(400);
  expect(leadsTo(await get(request, '/cwz/report'))).toBe('/cwz');
  expect(leadsTo(await get(request, '/cwz/quiz'))).toBe(START);
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text();
  for (const path of ['/cwz', START, '/cwz/faq', '/cwz/blog', '/cwz/vendor-access']) {
    expect(sitemap).toContain(`${path}</loc>`);
    expect((await request.get(`/social-image${path}.png`)).status(), path).toBe(200);
  }
  expect(sitemap).not.toMatch(/\/cwz\/(report|quiz)</);
  expect(await (await request.get('/cwz/faq')).text()).toContain('"@type":"FAQPage"');
});
