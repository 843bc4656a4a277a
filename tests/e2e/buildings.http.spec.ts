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

test('the JSON is for programs of any site, and its old URL leads to the API', async ({ request }) => {
  const moved = await request.get(`${COVERED}.json?units=4`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers()).toMatchObject({
    location: `/api/v1${COVERED}?units=4`,
    deprecation: expect.stringMatching(/^@\d+$/),
    link: `<${BASE_URL}/api/v1${COVERED}>; rel="successor-version"`,
  });
  for (const path of [`${COVERED}.json`, `/api/v1${COVERED}`]) {
    const response = await request.get(path);
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    expect(await response.json()).toMatchObject({ bbl: '1008350041', versions: { covered: '2026-03' } });
  }
  const record = await request.get(`${COVERED}/record.json?on=2026-11-23`, { maxRedirects: 0 });
  expect(record.status()).toBe(308);
  expect(record.headers()['location']).toBe(`/api/v1${COVERED}/record?on=2026-11-23`);
});

test('an estimate can be made from the page of another site', async ({ request }) => {
  const response = await request.post('/api/v1/ll97/estimate', {
    headers: { origin: 'https://other.example' },
    data: { uses: [{ propertyType: 'Office', squareFeet: 80_000 }] },
  });
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ squareFeet: 80_000, isEstimate: true });
});

test('errors of the API are problems, whichever part of the server finds them', async ({ request }) => {
  const answers = [
    await request.get('/api/v1/laws?x=1'),
    await request.get('/api/v1/nothing'),
    await request.delete('/api/v1/laws'),
    await request.post('/api/v1/ll97/estimate', { data: 'x', headers: { 'content-type': 'text/plain' } }),
    await request.post('/api/v1/ll97/estimate', { data: { uses: 'x'.repeat(70_000) } }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([400, 404, 405, 415, 413]);
  for (const answer of answers) {
    expect(answer.headers()['content-type']).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: answer.status() });
  }
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
