import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

const COVERED = '/buildings/1008350041';
const NOT_COVERED = '/buildings/2054800111';

test('search engines find covered buildings only, by their own address', async ({ request }) => {
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

test('a page with replies is cached nowhere, and one without is', async ({ request }) => {
  await request.get(COVERED);
  expect((await request.get(COVERED)).headers()['etag']).toBeDefined();
  const personal = await request.get(`${COVERED}?elevator=no`);
  expect(personal.headers()['etag']).toBeUndefined();
});

test('the JSON is for programs of any site', async ({ request }) => {
  const response = await request.get(`${COVERED}.json`);
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  expect(await response.json()).toMatchObject({ bbl: '1008350041', versions: { covered: '2026-03' } });
});

test('the calendar names each event by law, lot and cycle', async ({ request }) => {
  const calendar = await (await request.get(`${COVERED}.ics`)).text();
  expect(calendar).toContain('UID:ll97-320-1008350041-');
  expect(calendar).toContain(`URL;VALUE=URI:${BASE_URL}${COVERED}`.slice(0, 60));
});

test('bad numbers are refused, never with an error of the server', async ({ request }) => {
  for (const bbl of ['0', '9999999999', "1'%20or%201=1", '%3Cscript%3E', 'x'.repeat(1000), '%E4%B8%AD']) {
    for (const path of [`/buildings/${bbl}`, `/buildings/${bbl}.json`, `/buildings/${bbl}/questions`]) {
      expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400);
      expect((await request.get(path)).status(), path).toBeLessThan(500);
    }
  }
});
