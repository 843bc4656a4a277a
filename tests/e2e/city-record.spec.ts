import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';

/** Its rows are made up: see tests/support/city-records. */
const WEST_175_STREET = '1021310044';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner with a letter finds on a phone what is open, what closes it, and a page to print', async ({
  page,
}) => {
  await page.goto(`/buildings/${WEST_175_STREET}`);
  const record = page.locator('#record');
  await expect(record.locator('div', { hasText: 'HPD violations' })).toContainText('7');
  await expect(record.locator('div', { hasText: 'HPD violations' })).toContainText(
    'Class C 3, B 1, A 2, I 1',
  );
  await expect(record.locator('div', { hasText: 'Due now' })).toContainText('$0');
  await expect(record).toContainText('Registered with HPD until September 1, 2025: lapsed.');
  await expect(page.getByRole('main')).toContainText(
    "The city's record shows one open violation of October 5, 2026",
  );
  await expectAccessible(page);

  await record.getByRole('link', { name: 'See the whole record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("The city's record");
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByLabel('Law').selectOption({ label: 'Window guard notice' });
  await page.getByLabel('State').selectOption('Open');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/law=window-guards/);
  const entry = page.getByRole('listitem').filter({ hasText: '19000105' });
  await expect(entry).toContainText('Class C: Window guards missing or defective');
  await expect(entry).toContainText('What closes it:');
  await expect(entry.getByRole('link', { name: /^Look it up at HPD Online/ })).toHaveAttribute(
    'href',
    'https://hpdonline.nyc.gov/hpdonline/building/92131/overview',
  );
  await page.getByRole('link', { name: 'Clear the filter' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '19000103' })).toBeVisible();

  await page.getByRole('link', { name: 'Before you sell or refinance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you sell or refinance');
  await expectAccessible(page);
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.byteLength).toBeGreaterThan(1000);
});

test('no page shows a person or a home', async ({ page }) => {
  for (const bbl of [WEST_175_STREET, '2042500026', '2022600017', '1000277502', '5099980001']) {
    for (const path of ['', '/record', '/record/sale', '/record.json?on=2026-11-23']) {
      const response = await page.request.get(`/buildings/${bbl}${path}`);
      expect(await response.text()).not.toMatch(/CANARY|\b9Z\b/);
    }
  }
});
