import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';

test('the report of a building without yearly limits has a reason for each period, and no calendar', async ({
  plainPage: page,
  request,
}) => {
  await page.open('/ll97/calculator');
  page.fill({ 'Property type': 'Multifamily Housing', 'Gross floor area, sq ft': '80000' });
  page.fill({ 'Natural gas, therms': '200000', 'Do any of these apply?': 'cityPortfolio' });
  await page.press('Make the report');
  page.one('h1', /^The yearly limits do not apply to this building/);
  for (const period of ['2024-2029', '2030-2034', '2035-2039', '2040-2049']) {
    const row = page.text(page.one('tr', period, page.main));
    expect(row).toContain('No yearly limit');
    expect(row).toContain('City and NYCHA buildings have their own targets');
  }
  expect(page.text()).not.toContain('$268');
  expect(page.all('a', 'Add to your calendar', page.main)).toHaveLength(0);
  expect((await request.get(`${page.url}/deadlines.ics`)).status()).toBe(404);
});

test('an unknown report returns a 404 that links to the calculator', async ({ plainPage: page }) => {
  await page.open('/ll97/report/AAAAAAAAAAAAAAAAAAAAAA');
  expect(page.status).toBe(404);
  page.one('h1, h2', 'Report not found');
  await page.follow('Make a report');
  expect(page.url).toBe('/ll97/calculator');
});

test('the reports page shows the prices from the back office, and a report request is stored once', async ({
  plainPage: page,
  api,
}) => {
  await page.open('/ll97/report');
  expect(page.hrefOf('Make your report')).toBe('/ll97/calculator');
  await page.follow('Premium Reports', page.main);
  expect(page.url).toBe('/ll97/report?tab=premium-reports');
  for (const [title, price] of [
    ['Building-Specific Assessment', '$1,250'],
    ['Compliance Strategy Plan', '$2,500'],
    ['Complete Compliance Package', '$4,500'],
  ] as const) {
    expect(page.text(page.one('li', title, page.main))).toContain(price);
  }
  expect(page.text()).toContain('quarterly progress tracking');
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
