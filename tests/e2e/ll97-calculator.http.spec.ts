import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';

test('an unknown report returns a 404 that links to the calculator', async ({ plainPage: page }) => {
  await page.open('/ll97/report/AAAAAAAAAAAAAAAAAAAAAA');
  expect(page.status).toBe(404);
  page.one('h1, h2', 'Report not found');
  await page.follow('Make a report');
  expect(page.url).toBe('/ll97/calculator');
});

test('a request for a premium report is stored once, with its price', async ({ plainPage: page, api }) => {
  await page.open('/ll97/report');
  expect(page.hrefOf('Make your report')).toBe('/ll97/calculator');
  await page.follow('Premium Reports', page.main);
  expect(page.url).toBe('/ll97/report?tab=premium-reports');
  await page.follow('Request this report: Compliance Strategy Plan');
  const name = `Owner ${Date.now()}`;
  page.fill({ Name: name, Email: 'owner@example.com', 'Building address': '1 Main Street' });
  await page.press('Send Request');
  page.one('h1, h2', 'Request received');
  await page.open(page.url);
  expect(await api.count('report-inquiries', { name })).toBe(1);
  expect(await api.find('report-inquiries', { name })).toMatchObject({
    module: 'll97',
    reportTitle: 'Compliance Strategy Plan',
    price: 2500,
    status: 'new',
  });
});
