import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const UNKNOWN = 'AbCdEfGhIjKlMnOpQrStUv';
const FILES = ['report.pdf', 'deadlines.ics'];

const strangeIds: [string, string][] = [
  ['an id that no report has', UNKNOWN],
  ['an id of 2,000 characters', 'x'.repeat(2000)],
  ['an id that is too short', 'x'],
  ['a quotation mark', "'%3B--"],
];

for (const file of FILES) {
  for (const [what, id] of strangeIds) {
    test(`${file} of ${what} is not found`, async ({ request }) => {
      const response = await request.get(`/ll97/report/${id}/${file}`);
      expect(response.status()).toBe(404);
      expect(response.headers()['content-disposition']).toBeUndefined();
      expect(response.headers()['cache-control']).toContain('no-store');
    });
  }

  test(`${file} leads to no other folder`, async ({ request }) => {
    expect((await request.get(`/ll97/report/..%2f..%2fetc%2fpasswd/${file}`)).status()).toBe(400);
    expect((await request.get(`/ll97/report/%00/${file}`)).status()).toBe(400);
  });
}

test('a path that climbs is read as the address that it leads to', async ({ request }) => {
  expect((await request.get('/ll97/report/x/../report.pdf')).status()).toBe(404);
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

  test(`${address} takes no other method`, async ({ request }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await request.fetch(address, { method })).status()).toBe(405);
    }
  });
}
