import type { Page } from '@playwright/test';
import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';
import { readPdf } from '../support/read-pdf.ts';

/** The BBL of a lot on the Covered Buildings List that is not in the shipped PLUTO sample. */
const EMPIRE_STATE = '1008350041';
/** The BBL of a lot in the shipped PLUTO sample. */
const ONE_FAMILY = '2054800111';
const OFFICE = '3000200029';
/** The BBL of a lot whose city record is made up. See tests/support/city-records. */
const WEST_175_STREET = '1021310044';

const QUESTION = 'Which laws apply to your building?';
const DESKTOP = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) =>
  main(page)
    .locator('section, details')
    .filter({
      has: page.getByRole('heading', { level: 2, name }),
    });

/** Asserts that the page fits a 320 px wide screen without scrolling sideways. */
async function expectFitsSmallScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, page.url()).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP);
}

test('the address box finds a building by its BBL, and by a suggestion chosen with the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await expectFitsSmallScreen(page);
  await page.getByLabel(QUESTION).fill('1-835-41');
  await page.getByLabel(QUESTION).press('Enter');
  await expect(page).toHaveURL(/\/buildings\/1008350041$/);

  await page.goto('/buildings');
  await expectFitsSmallScreen(page);
  const box = page.getByRole('searchbox').or(page.getByRole('combobox'));
  await box.focus();
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('1130 anderson av', { delay: 20 });
  const option = page.getByRole('option', { name: /^1130 Anderson/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buildings\/2025050046/);
});

test("a covered office's page shows its facts and laws, and asks questions on one page or beside each law", async ({
  page,
}) => {
  await page.goto(`/buildings/${OFFICE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('195 Plymouth Street, Brooklyn');
  await expect(main(page)).toContainText('3-00020-0029');
  await expect(page.locator('#facts')).toContainText('Brooklyn 2');
  await expect(page.locator('#facts')).toContainText('PLUTO 17v1.1 (2017)');
  await expect(group(page, 'Applies').locator('#ll97-320')).toContainText(
    'Covered Buildings List of March 2026',
  );
  await expect(page.locator('#emissions')).toContainText('Estimate');
  await expect(page.locator('#waste')).toContainText('Brooklyn West');
  await page.getByRole('link', { name: 'Report a mistake' }).click();
  await expect(page.getByLabel('Your feedback')).toHaveValue(`About the building page with BBL ${OFFICE}: `);

  await page.goBack();
  await page.getByRole('link', { name: 'Answer them' }).click();
  await expect(page.getByRole('radio', { name: "I don't know" }).first()).toBeChecked();
  await page
    .getByRole('group', { name: 'Is there an elevator' })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await page.getByRole('button', { name: 'Update my list of laws' }).click();
  await expect(page).toHaveURL(/elevator=no/);
  await expect(page.locator('#doesNotApply li#elevator')).toHaveCount(1);
  const backflow = page.getByRole('listitem').filter({
    has: page.getByRole('group', { name: 'Is there a backflow preventer' }),
  });
  await backflow.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/elevator=no.*backflow=no/);
  await expect(backflow).toBeInViewport();
  await expect(backflow.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await expect(backflow.getByRole('status')).toHaveText(/^Moved to Does not apply: /);
  await expect(page.locator('#doesNotApply li#backflow')).toHaveCount(1);
});

test(
  'the first screen shows the verdict, next date and days left; laws that do not apply are collapsed',
  { tag: '@phone' },
  async ({ page }) => {
    for (const bbl of [OFFICE, ONE_FAMILY]) {
      await page.goto(`/buildings/${bbl}`);
      await expect(page.getByText(/^\d+ laws? appl/)).toBeInViewport();
      const next = page.locator('#next li').first();
      await expect(next.locator('time')).toBeInViewport();
      await expect(next.getByText(/^[\d,]+ days? left$/)).toBeInViewport();
    }
    const folded = page.locator('#doesNotApply');
    await expect(folded.locator('li#ll97-320')).toBeHidden();
    await folded.locator('summary').first().press('Enter');
    await expect(folded.locator('li#ll97-320')).toBeVisible();
  },
);

test(
  'without PLUTO, "Enter it" focuses the question and scrolls it into view',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/buildings/${EMPIRE_STATE}`);
    await expect(page.locator('#facts')).toContainText('not available');
    await expect(page.locator('#ask #fisp time')).toHaveText(/^\w+ \d+, \d{4}$/);
    const link = page.getByRole('link', { name: /^Enter it/ }).first();
    const [, id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.click();
    await expect(page.locator(`#${id}`)).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await expect
      .poll(async () => (await page.locator(`label[for="${id}"]`).boundingBox())?.y)
      .toBeGreaterThanOrEqual(header);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  },
);

test('the page fits a 320 px screen, and prints on one Letter sheet without buttons or forms', async ({
  page,
  baseURL,
}) => {
  for (const bbl of [EMPIRE_STATE, OFFICE, ONE_FAMILY]) {
    await page.goto(`/buildings/${bbl}`);
    const laws = await group(page, 'Applies').locator('h3').allTextContents();
    const { pages, size, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(size, bbl).toEqual([612, 792]);
    expect(pages, bbl).toBe(1);
    for (const name of laws) expect(text.replace(/\s/g, ''), bbl).toContain(name.replace(/\s/g, ''));
    expect(text, bbl).toMatch(new RegExp(`Printed on \\w+ \\d+, \\d{4} from ${baseURL}/buildings/${bbl}`));
    expect(text, bbl).not.toMatch(/Follow this building|Subscribe|Print or save|Show as a table|Skip to/);
    await expectFitsSmallScreen(page);
  }
});

test('an owner with a city letter finds open violations, how to close them, and a printable page', async ({
  page,
}) => {
  await page.goto(`/buildings/${WEST_175_STREET}?units=20`);
  const record = page.getByRole('region', { name: 'What to do now' });
  await expect(record).toContainText('Registered with HPD until September 1, 2025: lapsed.');
  await expect(record.getByRole('listitem').first()).toContainText('had to be corrected by');
  await expectAccessible(page);

  await record.getByRole('link', { name: 'See the whole record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("The city's record");
  await expect(
    page.locator('div', { has: page.getByRole('term').filter({ hasText: 'HPD violations' }) }).last(),
  ).toContainText('Class C 3, B 1, A 2, I 1');
  await expectAccessible(page);
  await page.getByLabel('Law').selectOption({ label: 'Window guard notice' });
  await page.getByLabel('State').selectOption('Open');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/law=window-guards/);
  const entry = page.getByRole('listitem').filter({ hasText: '19000105' });
  await expect(entry).toContainText('What closes it:');
  await page.getByRole('link', { name: 'Clear the filter' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '19000103' })).toBeVisible();

  await page.getByRole('link', { name: 'Before you sell or refinance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before you sell or refinance');
});
