import type { Page } from '@playwright/test';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';
import { mailTo } from '../support/e2e/outbox.ts';
import { readPdf } from '../support/read-pdf.ts';

const use = (page: Page, number: number) => page.getByRole('group', { name: `Use ${number}` });

async function fillUse(page: Page, number: number, type: string, area: string): Promise<void> {
  await use(page, number).getByLabel('Property type').selectOption(type);
  await use(page, number).getByLabel('Gross floor area, sq ft').fill(area);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Make the report' }).click();

const row = (page: Page, period: string) => page.getByRole('row', { name: new RegExp(`^${period}`) });

test('the report for an office building prints on one page, can be changed, and is emailed to two people', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  await page.goto('/ll97/calculator');
  await page.getByLabel('Building address').fill('1 Main Street');
  await fillUse(page, 1, 'Hotel', '1');
  await page.getByRole('button', { name: 'Add another use' }).click();
  await fillUse(page, 2, 'Office', '450,000');
  await use(page, 1).getByRole('button', { name: 'Remove this use' }).click();
  await expect(use(page, 1).getByLabel('Property type')).toHaveValue('Office');
  await page.getByLabel('Electricity, kWh').fill('5,200,000');
  await page.getByLabel('Natural gas, therms').fill('180,000');
  // The Enter key creates the report instead of adding a use.
  await use(page, 1).getByLabel('Gross floor area, sq ft').press('Enter');
  await expect(page).toHaveURL(/\/ll97\/report\/[A-Za-z0-9_-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const address = `${page.url()}?a-electricity=20`;
  await expect(page.getByRole('main')).toContainText('1 Main Street');
  await expect(row(page, '2030-2034')).toContainText('499.10 t over');
  await page.emulateMedia({ media: 'print' });
  expect((await readPdf(await page.pdf({ format: 'Letter' }))).pages).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Change the figures' }).click();
  await expect(page.getByLabel('Electricity, kWh')).toHaveValue('5,200,000');
  await expect(page.getByLabel('Building address')).toHaveValue('1 Main Street');
  await page.getByLabel('Natural gas, therms').fill('0');
  await submit(page);
  await expect(row(page, '2030-2034')).toContainText('None');

  await page.goto(address);
  const [owner, manager] = [`owner-${Date.now()}@example.com`, `manager-${Date.now()}@example.com`];
  const field = page.getByLabel('Email');
  const send = page.getByRole('button', { name: 'Email the report' });
  await field.fill(`${owner}, nobody`);
  await send.click();
  await expect(page.locator('#mail')).toContainText('nobody is not a valid email address');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${owner},nobody`);
  await field.fill(`${owner}, ${manager}`);
  await send.click();
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await expect(page.locator('#mail')).toContainText(`To ${owner} and ${manager}.`);
  expect(page.url()).not.toContain('example.com');
  for (const email of [owner, manager]) {
    const { text } = await mailTo(email);
    expect(text).toContain(address);
    expect(text).toContain('Using 20% less electricity is not enough');
  }
});

test(
  "the result appears while the form is filled in, and the report's scenarios update with each change",
  { tag: '@phone' },
  async ({ page, viewport }) => {
    const panel = page.getByRole('complementary', { name: 'Your result so far' });
    const bar = panel.getByRole('button');
    const isPhone = (viewport?.width ?? 0) < 1024;
    await openHydrated(page, '/ll97/calculator');
    if (isPhone) await bar.click();
    await expect(panel).toContainText('the most a year over the limit can cost');
    await use(page, 1).getByLabel('Property type').selectOption('Office');
    await expect(panel).toContainText('Still needed for a result');
    await expect(panel).toContainText('Use 1, gross floor area');
    await use(page, 1).getByLabel('Gross floor area, sq ft').fill('450,000');
    await expect(panel).toContainText('no bills were entered');
    await page.getByLabel('Electricity, kWh').fill('5,200,000');
    await page.getByLabel('Natural gas, therms').fill('180,000');
    await expect(row(page, '2030-2034')).toContainText('$133,757.89');
    await expect(panel.getByRole('status')).toHaveText(
      /^Under the limit until 2029\. Within the limit in 2024-2029/,
    );
    if (isPhone) {
      await expect(bar).toContainText('Within the limit through 2029');
      await bar.click();
      await expect(row(page, '2030-2034')).toBeHidden();
    }
    await page.getByLabel('Do any of these apply?').selectOption('cityPortfolio');
    await expect(panel).not.toContainText('$');
    await page.getByLabel('Do any of these apply?').selectOption('article320');
    await submit(page);
    await expect(page).toHaveURL(/\/ll97\/report\//);
    if (isPhone) {
      const first = await row(page, '2024-2029').boundingBox();
      const second = await row(page, '2030-2034').boundingBox();
      expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
      expect(second!.width).toBeLessThanOrEqual(390);
      await expect(row(page, '2030-2034').getByText('Annual emissions')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }

    const section = page.locator('#scenarios');
    await section
      .getByRole('slider', { name: 'Gas and oil replaced by heat pumps: slider' })
      .first()
      .fill('100');
    const chart = section.getByRole('figure');
    await expect(chart).toContainText(
      'Replacing all the gas heating keeps this building within its limits through 2034.',
    );
    await expect(page).toHaveURL(/\?a-heat-pumps=100$/);
    await section.getByText('Scenario B', { exact: true }).click();
    await section.getByLabel('Less electricity', { exact: true }).nth(1).fill('300');
    await expect(section).toContainText('Please enter a number from 0 to 100');
    await section.getByLabel('Less electricity', { exact: true }).nth(1).fill('30');
    await expect(chart).toContainText('Scenario A does best');
    await expect(page).toHaveURL(/\?a-heat-pumps=100&b-electricity=30$/);
    await expectAccessible(page);
    const address = page.url();
    await page.reload();
    await expect(chart).toContainText('Scenario A does best');
    await page.getByRole('link', { name: 'Change the figures' }).click();
    await expect(page).toHaveURL(/from=/);
    // The page ignores mouse moves until its effects have run, so repeat them.
    await expect(async () => {
      await page.mouse.move(200, 300);
      await page.mouse.move(210, 310);
      await expect(panel).toContainText('Within the limit through 2029', { timeout: 1000 });
    }).toPass();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(chart).toContainText('Scenario A does best');
    await expect(page.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      /report\.pdf\?a-heat-pumps=100&b-electricity=30$/,
    );
  },
);
