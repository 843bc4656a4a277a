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

test('a failed look-up suggests describing the building', async ({ plainPage: page }) => {
  await page.open('/buildings?q=999+Nowhere+Street');
  expect(page.value('Address, BBL or BIN')).toBe('999 Nowhere Street');
  expect(page.hrefOf(/Describe your building/)).toBe('/buildings/describe?address=999+Nowhere+Street');
  for (const [path, status, sentence] of [
    [`/buildings?q=${encodeURIComponent('Broadway & 42 <b>')}`, 400, 'That is an intersection.'],
    ['/buildings/1999990001', 404, 'We have no record of this lot'],
    [`/ll97/calculator?bbl=${CONDO}&filing=1-1999`, 404, 'This lot has no such filing on record.'],
  ] as const) {
    await page.open(path);
    expect({ path, status: page.status }).toEqual({ path, status });
    expect(page.text(), path).toContain(sentence);
  }
});

test('search engines index only covered buildings, under their canonical URL', async ({ request }) => {
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

test("old file URLs redirect to the building's page, and keep the answers", async ({ request }) => {
  const moved = await request.get(`${COVERED}.pdf?bin=3000001&elevator=no`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(`${COVERED}?bin=3000001&elevator=no`);
});
