import type { Page } from '@playwright/test';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';

const EMPIRE_STATE = '1008350041';
const ONE_WALL_STREET = '1000237501';
const STUYVESANT_TOWN = '1009720001';

const main = (page: Page) => page.getByRole('main');
const use = (page: Page, number: number) => page.getByRole('group', { name: `Use ${number}` });
const submit = (page: Page) => page.getByRole('button', { name: 'Make the report' }).click();

test('a filing fills in the calculator, and its report has the emissions of the law', async ({ page }) => {
  await page.goto(`/ll97/calculator?bbl=${EMPIRE_STATE}&filing=4398177-2024`);
  const notice = page.getByRole('region', { name: /^Filled in from the Local Law 84 filing for 2024/ });
  await expect(notice).toContainText('Compare these figures with your bills');
  await expect(page.getByLabel('Building address')).toHaveValue('338 5th Avenue, Manhattan');
  await expect(use(page, 1).getByLabel('Property type')).toHaveValue('Office');
  await expect(use(page, 1).getByLabel('Gross floor area, sq ft')).toHaveValue('2,692,475.1');
  await expect(use(page, 8).getByLabel('Property type')).toHaveValue('Mailing Center/Post Office');
  await expect(page.getByLabel('Electricity, kWh')).toHaveValue('30,849,800.6');
  await expect(page.getByLabel('Natural gas, therms')).toHaveValue('54,698.8');
  await expect(page.getByLabel('District steam, thousand pounds')).toHaveValue('53,905.8');
  await expectAccessible(page);
  await submit(page);
  await expect(page).toHaveURL(/\/ll97\/report\/[A-Za-z0-9_-]{22}$/);
  await expect(page.getByRole('row', { name: /^2024-2029/ })).toContainText('12,096.78 t');
  await expect(main(page).getByRole('link', { name: 'Which laws apply to your building?' })).toHaveAttribute(
    'href',
    '/buildings',
  );
  await page.goBack();
  await expect(page.getByLabel('Electricity, kWh')).toHaveValue('30,849,800.6');
});

test('several filings of a lot are offered, never added up', async ({ page }) => {
  await page.goto(`/ll97/calculator?bbl=${ONE_WALL_STREET}`);
  await expect(page.getByRole('heading', { name: 'Which filing should we start with?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the report' })).toHaveCount(0);
  const links = main(page).getByRole('link', { name: /property \d+: / });
  await expect(links).toHaveText([
    '2024, property 20507594: 1,116,905 sq ft',
    '2024, property 33982970: 1,161,292 sq ft',
    '2023, property 33982970: 1,161,292 sq ft',
  ]);
  await expect(main(page)).toContainText('Other filings for this lot say it was built in 2022.');
  await links.first().click();
  await expect(page.getByLabel('Electricity, kWh')).toHaveValue('15,176,059.9');
  await page.getByRole('link', { name: 'Choose another filing' }).click();
  await expect(links).toHaveCount(3);
});

test('without a filing the list fills in the area, and asks how the buildings have to comply', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/);
  await page.goto(`/ll97/calculator?bbl=${STUYVESANT_TOWN}`);
  await expect(
    page.getByRole('region', { name: /^Filled in from the Covered Buildings List/ }),
  ).toContainText('Buildings on this lot have to comply in different ways.');
  await expect(use(page, 1).getByLabel('Gross floor area, sq ft')).toHaveValue('8,942,176');
  await use(page, 1).getByLabel('Property type').selectOption('Multifamily Housing');
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Please select what applies');
  await page.getByLabel('Does one of these apply?').selectOption('article321');
  await submit(page);
  await expect(page).toHaveURL(/\/ll97\/report\//);
  await expect(page.getByText(/\$268/)).toHaveCount(0);
});

test.describe('what does not exist', () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 404/));

  test('is a 404 with a way on: a filing, and a lot', async ({ page }) => {
    const missing = await page.goto(`/ll97/calculator?bbl=${ONE_WALL_STREET}&filing=1-1999`);
    expect(missing?.status()).toBe(404);
    await expect(main(page)).toContainText('No such filing is on record for this lot. Choose one of these.');
    const noLot = await page.goto('/ll97/calculator?bbl=0008350041');
    expect(noLot?.status()).toBe(404);
    await expect(main(page)).toContainText('No lot has this number.');
    await expect(page.getByRole('button', { name: 'Make the report' })).toBeVisible();
  });
});

test('the CWZ assessment starts with the place of the building', async ({ page }) => {
  await page.goto('/cwz/assessment?address=350+5+Avenue&borough=manhattan&zip=10118&district=105');
  await expect(page.getByLabel('Business address')).toHaveValue('350 5 Avenue');
  await expect(page.getByLabel('Borough')).toHaveValue('manhattan');
  await expect(page.getByLabel('ZIP code')).toHaveValue('10118');
  await expect(main(page)).toContainText(
    'partly in the waste zone Midtown South and partly in Midtown North',
  );
});
