import type { APIRequestContext } from '@playwright/test';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';
import { readPdf } from '../support/read-pdf.ts';

const UNKNOWN = 'AbCdEfGhIjKlMnOpQrStUv';
test('file URLs of an unknown report return an error', async ({ request }) => {
  for (const file of ['report.pdf', 'deadlines.ics']) {
    for (const id of [UNKNOWN, 'x'.repeat(2000), "'%3B--"]) {
      const response = await request.get(`/ll97/report/${id}/${file}`);
      expect({ file, id, status: response.status() }).toEqual({ file, id, status: 404 });
      expect(response.headers()['content-disposition']).toBeUndefined();
      expect(response.headers()['cache-control']).toBe('no-store');
    }
    expect((await request.get(`/ll97/report/..%2f..%2fetc%2fpasswd/${file}`)).status()).toBe(400);
  }
});

const downloads: [string, string, string, string][] = [
  ['/ll97/report/example.pdf', 'application/pdf', 'll97-report-example.pdf', '%PDF-'],
  ['/ll97/deadlines.ics', 'text/calendar; charset=utf-8', 'll97-deadlines.ics', 'BEGIN:VCALENDAR'],
  ['/cwz/deadlines.ics', 'text/calendar; charset=utf-8', 'cwz-deadlines.ics', 'BEGIN:VCALENDAR'],
];

for (const [address, type, name, beginning] of downloads) {
  test(`${address} is saved as ${name}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    });
    expect((await response.body()).subarray(0, beginning.length).toString('latin1')).toBe(beginning);
  });
}

/** Creates a report for the office in the worked examples, and returns its URL. */
async function makeOffice(request: APIRequestContext): Promise<string> {
  const form = {
    'uses[0].propertyType': 'Office',
    'uses[0].squareFeet': '450000',
    electricityKwh: '5200000',
    naturalGasTherms: '180000',
    pathway: 'article320',
  };
  const response = await request.post('/ll97/calculator', { form, headers: { Origin: BASE_URL } });
  return response.url();
}

test('the PDF contains only the scenarios in its URL', async ({ request }) => {
  const report = await makeOffice(request);
  const scenarios = await request.get(`${report}/report.pdf?a-heat-pumps=100&b-electricity=30`);
  const { pages, text } = await readPdf(await scenarios.body());
  expect(pages).toBe(2);
  for (const found of [
    'Scenario A does best',
    'Replacing all the gas heating',
    '957.99 t',
    '$2,700,000.00',
  ]) {
    expect(text).toContain(found);
  }
  const plain = await readPdf(await (await request.get(`${report}/report.pdf?mail=received`)).body());
  expect(plain.pages).toBe(1);
  expect(plain.text).not.toContain('Scenario');
});

test('a report with scenarios is not cached or indexed, and invalid scenarios get a message', async ({
  request,
}) => {
  const report = await makeOffice(request);
  const good = await request.get(`${report}?a-electricity=20`);
  expect(good.status()).toBe(200);
  expect(good.headers()['cache-control']).toBe('no-store');
  expect(await good.text()).toContain('<meta name="robots" content="noindex"/>');
  for (const nonsense of ['a-electricity=lots', 'b-offsets=11', 'cop=0', `boiler=${'9'.repeat(4000)}`]) {
    const bad = await request.get(`${report}?${nonsense}`);
    expect(bad.status(), nonsense).toBe(400);
    expect(await bad.text()).toContain('Please enter a number from');
    expect((await request.get(`${report}/report.pdf?${nonsense}`)).status(), nonsense).toBe(400);
  }
});
