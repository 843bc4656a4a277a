import { expect, test } from '../support/e2e/fixtures.ts';

test('scenarios work without scripts: the form asks the server, and refuses nonsense beside its field', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/);
  await page.goto('/ll97/calculator');
  await expect(page.getByRole('complementary', { name: 'Your result so far' })).toContainText(
    'on the report',
  );
  const use = page.getByRole('group', { name: 'Use 1' });
  await use.getByLabel('Property type').selectOption('Office');
  await use.getByLabel('Gross floor area, sq ft').fill('450,000');
  await page.getByLabel('Electricity, kWh').fill('5,200,000');
  await page.getByLabel('Natural gas, therms').fill('180,000');
  await page.getByRole('button', { name: 'Make the report' }).click();

  const section = page.locator('#scenarios');
  const heatPumps = section.getByLabel('Gas and oil replaced by heat pumps', { exact: true }).first();
  await expect(section.getByRole('slider')).toHaveCount(0);
  await heatPumps.fill('a lot');
  await section.getByRole('button', { name: 'Compare' }).click();
  await expect(section).toContainText('Please enter a number from 0 to 100');
  await expect(heatPumps).toHaveValue('a lot');
  await heatPumps.fill('100');
  await section.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\?a-electricity=&.*&a-heat-pumps=100&.*#scenarios$/);
  await expect(section.getByRole('figure')).toContainText(
    'Replacing all the gas heating keeps this building within its limits through 2034.',
  );
  await section.getByText('Show as a table').click();
  await expect(section.getByRole('row', { name: /^2030-2034 Scenario A/ })).toContainText('957.99 t');
  await expect(page.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    /report\.pdf\?a-heat-pumps=100$/,
  );
});
