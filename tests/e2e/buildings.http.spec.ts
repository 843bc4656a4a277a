import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

const COVERED = '/buildings/1008350041';
const NOT_COVERED = '/buildings/2054800111';
const CONDO = '1000237501';

test("describing a building keeps an address that the city's data lacks", async ({ plainPage: page }) => {
  const address = '99999 Bushwick Avenue, Brooklyn 11221';
  await page.open(`/buildings?q=${encodeURIComponent(address)}&law=ll152`);
  expect(page.status).toBe(404);
  await page.follow('Describe your building instead');
  expect(page.value('Address or ZIP code')).toBe(address);
  page.fill({
    Homes: '6',
    'Kind of building': 'Apartments without an elevator',
    'Community district': 'Brooklyn 4 (Bushwick)',
  });
  await page.press('Show the laws');
  expect(page.url).toMatch(/#ll152$/);
  page.one('h1', address);
  expect(page.text(page.target)).toContain('the kind you chose (apartments without an elevator)');
  expect(page.text()).not.toMatch(/the city records|city's records|over six families/i);
  expect(page.hrefOf('Subscribe to the dates')).toMatch(
    /^webcal:.*\/buildings\/describe\.ics\?address=99999/,
  );
  await page.follow(/Gas piping inspection/, page.one('#follow'));
  expect(page.text()).toContain('For Brooklyn 4 (Bushwick)');
});

test("a visitor corrects a fact, then goes back to the city's figures", async ({ plainPage: page }) => {
  await page.open(NOT_COVERED);
  await page.follow(/^Something wrong or missing\?/);
  page.fill({ Homes: '4', 'Kind of building': 'Apartments without an elevator' });
  await page.press('Update my list of laws');
  expect(page.url).toMatch(/units=4/);
  const facts = () => page.text(page.one('#facts'));
  expect(facts()).toContain('your figure');
  expect(facts()).toContain('City record: 1');
  page.one('#applies #bedbug');
  expect(page.attribute('link[rel=canonical]', 'href')).toBe(`${BASE_URL}${NOT_COVERED}`);
  await page.follow(/Go back to the city/);
  expect(facts()).not.toContain('your figure');
});

test('a failed look-up shows one sentence and a next step', async ({ plainPage: page }) => {
  await page.open('/buildings?q=999+Nowhere+Street');
  expect(page.value('Address, BBL or BIN')).toBe('999 Nowhere Street');
  expect(page.text()).toContain("couldn't find");
  expect(page.hrefOf(/Describe your building/)).toBe('/buildings/describe?address=999+Nowhere+Street');
  for (const [path, status, sentence] of [
    [`/buildings?q=${encodeURIComponent('Broadway & 42 <b>')}`, 400, 'That is an intersection.'],
    ['/buildings/1999990001', 404, 'We have no record of this lot'],
    ['/buildings/12', 400, "That isn't a BBL"],
    [`/ll97/calculator?bbl=${CONDO}&filing=1-1999`, 404, 'This lot has no such filing on record.'],
    ['/ll97/calculator?bbl=0008350041', 404, 'No lot has this number.'],
  ] as const) {
    await page.open(path);
    expect({ path, status: page.status }).toEqual({ path, status });
    expect(page.text(), path).toContain(sentence);
  }
  page.one('button', 'Make the report');
  await page.open('/buildings/1999990001');
  page.one('a', 'Describe your building');
});

test("the LL97 calculator and the CWZ assessment are prefilled with a building's facts", async ({
  plainPage: page,
}) => {
  await page.open('/ll97/calculator?bbl=1008350041&filing=4398177-2024');
  expect(page.value('Building address')).toBe('338 5th Avenue, Manhattan');
  await page.press('Make the report');
  expect(page.url).toMatch(/^\/ll97\/report\/[\w-]{22}$/);
  expect(page.text(page.one('tr', '2024-2029', page.main))).toContain('12,096.78 t');

  await page.open('/cwz/assessment?address=350+5+Avenue&borough=manhattan&zip=10118&district=105');
  expect(page.value('Business address')).toBe('350 5 Avenue');
  expect(page.value('Borough')).toBe('manhattan');
  expect(page.value('ZIP code')).toBe('10118');
  expect(page.text()).toContain('partly in the waste zone Midtown South and partly in Midtown North');
});

test('search engines index only covered buildings, under their canonical URL', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain(`<loc>${BASE_URL}/sitemaps/buildings-1.xml</loc>`);
  const sitemap = await (await request.get('/sitemaps/buildings-1.xml')).text();
  expect(sitemap).toContain(`<loc>${BASE_URL}${COVERED}</loc>`);
  expect(sitemap).not.toContain(NOT_COVERED);
  expect((await request.get('/sitemaps/buildings-2.xml')).status()).toBe(404);
  const covered = await (await request.get(COVERED)).text();
  expect(covered).not.toContain('noindex');
  expect(covered).toContain(`<link rel="canonical" href="${BASE_URL}${COVERED}"/>`);
  expect(covered).toContain('"@type":"Place"');
  for (const path of [
    NOT_COVERED,
    `${COVERED}?units=4`,
    `${COVERED}/questions`,
    '/buildings/describe?units=4',
  ]) {
    expect(await (await request.get(path)).text(), path).toContain('content="noindex"');
  }
});

test('a building page is cached only if its URL contains no answers', async ({ request }) => {
  await request.get(COVERED);
  expect((await request.get(COVERED)).headers()['etag']).toBeDefined();
  const personal = await request.get(`${COVERED}?elevator=no`);
  expect(personal.headers()['etag']).toBeUndefined();
});

test('old file URLs redirect to the page and the API and keep their answers', async ({ request }) => {
  for (const [path, status, location] of [
    [`${COVERED}.pdf?bin=3000001&elevator=no`, 301, `${COVERED}?bin=3000001&elevator=no`],
    [`${COVERED}.json?units=4`, 308, `/api/v1${COVERED}?units=4`],
    [`${COVERED}/record.json?on=2026-11-23`, 308, `/api/v1${COVERED}/record?on=2026-11-23`],
  ] as const) {
    const moved = await request.get(path, { maxRedirects: 0 });
    expect({ path, status: moved.status() }).toEqual({ path, status });
    expect(moved.headers().location).toBe(location);
  }
  const response = await request.get(`/api/v1${COVERED}`);
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect(await response.json()).toMatchObject({ bbl: '1008350041', versions: { covered: '2026-03' } });
  const calendar = await (await request.get(`${COVERED}.ics`)).text();
  expect(calendar).toContain('UID:ll97-320-1008350041-');
});
