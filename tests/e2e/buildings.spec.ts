import type { Page } from '@playwright/test';
import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';
import { readPdf } from '../support/read-pdf.ts';

/** On the list, not in the sample of PLUTO that comes with the product. */
const EMPIRE_STATE = '1008350041';
const CONDO = '1000237501';
const STUYVESANT_TOWN = '1009720001';
/** In the sample of PLUTO. */
const ONE_FAMILY = '2054800111';
const OFFICE = '3000200029';

const DESKTOP = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) =>
  main(page)
    .locator('section, details')
    .filter({
      has: page.getByRole('heading', { level: 2, name }),
    });
const law = (page: Page, id: string) => main(page).locator(`#${id}`);

test('a covered office shows its facts, its next dates, the laws by their answer, and a way to report a mistake', async ({
  page,
}) => {
  await page.goto(`/buildings/${OFFICE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('195 Plymouth Street, Brooklyn');
  await expect(main(page)).toContainText('3-00020-0029');
  await expect(page.locator('#facts')).toContainText('Brooklyn 2');
  await expect(page.locator('#facts')).toContainText('PLUTO 17v1.1 (2017)');
  await expect(page.locator('#next time')).toHaveCount(3);
  await expect(group(page, 'Applies').locator('li#ll97-320')).toContainText(
    'Covered Buildings List of March 2026',
  );
  await expect(page.locator('#emissions')).toContainText('Estimate');
  await expect(page.locator('#waste')).toContainText('Brooklyn West');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Report a mistake' }).click();
  await expect(page.getByLabel('Your feedback')).toHaveValue(`About the building page with BBL ${OFFICE}: `);
});

test('what does not apply is folded, and says why', async ({ page }) => {
  await page.goto(`/buildings/${ONE_FAMILY}`);
  const folded = page.locator('#doesNotApply');
  await expect(folded.locator('li#ll97-320')).toBeHidden();
  await folded.locator('summary').first().press('Enter');
  await expect(folded.locator('li#ll97-320')).toBeVisible();
  await expect(page.locator('#emissions')).toHaveCount(0);
  await expectAccessible(page);
});

test('a condominium says that the association answers for the building', async ({ page }) => {
  await page.goto(`/buildings/${CONDO}`);
  await expect(main(page)).toContainText('This is a condominium.');
});

test('a lot with buildings on two pathways says both, and compares no limit', async ({ page }) => {
  await page.goto(`/buildings/${STUYVESANT_TOWN}`);
  await expect(page.locator('#lot')).toContainText('buildings with pathways 2 and 3 on this lot');
  await expect(page.locator('#emissions')).toContainText('have to comply in different ways');
  await expect(page.locator('#emissions table')).toHaveCount(0);
});

test('without PLUTO the page says what is not available, and asks', async ({ page }) => {
  await page.goto(`/buildings/${EMPIRE_STATE}`);
  await expect(main(page)).toContainText('PLUTO');
  await expect(page.locator('#facts')).toContainText('not available');
  await expect(page.locator('#ask #fisp time')).toHaveText(/^\w+ \d+, \d{4}$/);
});

test('a visitor corrects a fact for this answer, and goes back to the figures of the city', async ({
  page,
}) => {
  await page.goto(`/buildings/${ONE_FAMILY}`);
  await page.getByRole('link', { name: 'Something wrong or missing?' }).click();
  await page.getByLabel('Homes').fill('4');
  await page.getByLabel('Kind of building').selectOption({ label: 'Apartments without an elevator' });
  await page.getByRole('button', { name: 'Update my list of laws' }).click();
  await expect(page).toHaveURL(/units=4/);
  await expect(page.locator('#facts')).toContainText('your figure');
  await expect(page.locator('#facts')).toContainText('City record: 1');
  await expect(page.locator('#facts').getByText('your figure')).toHaveCount(2);
  await expect(group(page, 'Applies').locator('li#bedbug')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/buildings/${ONE_FAMILY}$`),
  );
  await page.getByRole('link', { name: /Go back to the city/ }).click();
  await expect(page.locator('#facts')).not.toContainText('your figure');
});

test('questions are answered on one page, or beside their law', async ({ page }) => {
  await page.goto(`/buildings/${OFFICE}`);
  await page.getByRole('link', { name: 'Answer them' }).click();
  await expect(page.getByRole('radio', { name: "I don't know" }).first()).toBeChecked();
  await page
    .getByRole('group', { name: 'Is there an elevator' })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await page.getByRole('button', { name: 'Update my list of laws' }).click();
  await expect(page).toHaveURL(/elevator=no/);
  await expect(page.locator('#doesNotApply li#elevator')).toHaveCount(1);
  await page
    .getByRole('group', { name: 'Is there a backflow preventer' })
    .getByRole('button', { name: 'No' })
    .click();
  await expect(page).toHaveURL(/elevator=no.*backflow=no/);
  await expect(page.locator('#doesNotApply li#backflow')).toHaveCount(1);
});

test('a building without an address is described', async ({ page }) => {
  await page.goto('/buildings/describe');
  await page.getByLabel('Kind of building').selectOption({ label: 'Apartments without an elevator' });
  await page.getByLabel('Homes').fill('8');
  await page.getByLabel('Stories').fill('4');
  await page
    .getByLabel('Community district')
    .selectOption({ label: 'Bronx 10 (Throgs Neck, Co-op City, City Island)' });
  await page.getByRole('button', { name: 'Show the laws' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The building you described');
  await expect(group(page, 'Applies').locator('li#bedbug')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});

test('an address that the city has not is kept when its building is described', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  await page.goto('/buildings?q=99999+Bushwick+Avenue%2C+Brooklyn+11221&law=ll152');
  await page.getByRole('link', { name: 'Describe your building instead' }).click();
  await expect(page.getByLabel('Address or ZIP code')).toHaveValue('99999 Bushwick Avenue, Brooklyn 11221');
  await page.getByLabel('Homes').fill('6');
  await page.getByLabel('Kind of building').selectOption({ label: 'Apartments without an elevator' });
  await page.getByLabel('Community district').selectOption({ label: 'Brooklyn 4 (Bushwick)' });
  await page.getByRole('button', { name: 'Show the laws' }).click();
  await expect(page).toHaveURL(/#ll152$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('99999 Bushwick Avenue, Brooklyn 11221');
  await expect(law(page, 'll152')).toContainText('the kind you chose (apartments without an elevator)');
  await expect(main(page)).not.toContainText(/the city records|city's records|over six families/i);
  await expect(page.getByRole('link', { name: 'Subscribe to the dates' })).toHaveAttribute(
    'href',
    /^webcal:.*\/buildings\/describe\.ics\?address=99999/,
  );
  await page
    .locator('#follow')
    .getByRole('link', { name: /Gas piping inspection/ })
    .click();
  await expect(main(page)).toContainText('For Brooklyn 4 (Bushwick)');
  await expectAccessible(page);
});

test(
  'the first screen has the verdict, the next date and the days left',
  { tag: '@phone' },
  async ({ page }) => {
    for (const bbl of [OFFICE, ONE_FAMILY]) {
      await page.goto(`/buildings/${bbl}`);
      await expect(page.getByText(/^\d+ laws? appl/)).toBeInViewport();
      await expect(page.locator('#next li').first().locator('time')).toBeInViewport();
      await expect(
        page
          .locator('#next li')
          .first()
          .getByText(/^[\d,]+ days? left$/),
      ).toBeInViewport();
    }
  },
);

test('"Enter it" leads to the question, in view and with the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/buildings/${EMPIRE_STATE}`);
  const link = page.getByRole('link', { name: /^Enter it/ }).first();
  const [, id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  await expect(page.locator(`#${id}`)).toBeFocused();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect
    .poll(async () => (await page.locator(`label[for="${id}"]`).boundingBox())?.y)
    .toBeGreaterThanOrEqual(header);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('an unknown lot and an impossible number have one sentence and a way on', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/404|400/);
  expect((await page.goto('/buildings/1999990001'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have no record of this lot');
  await expect(page.getByRole('link', { name: 'Describe your building' })).toBeVisible();
  expect((await page.goto('/buildings/12'))?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("That isn't a BBL");
});

test('the page fits a screen of 320 px, and prints on one Letter sheet without buttons and forms', async ({
  page,
  baseURL,
}) => {
  for (const bbl of [EMPIRE_STATE, OFFICE, ONE_FAMILY]) {
    await page.goto(`/buildings/${bbl}`);
    const laws = await group(page, 'Applies').locator('li[id] h3').allTextContents();
    const { pages, size, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(size, bbl).toEqual([612, 792]);
    expect(pages, bbl).toBe(1);
    for (const name of laws) expect(text.replace(/\s/g, ''), bbl).toContain(name.replace(/\s/g, ''));
    expect(text, bbl).toMatch(new RegExp(`Printed on \\w+ \\d+, \\d{4} from ${baseURL}/buildings/${bbl}`));
    expect(text, bbl).not.toMatch(/Follow this building|Subscribe|Print or save|Show as a table|Skip to/);
    await page.setViewportSize({ width: 320, height: 640 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, bbl).toBeLessThanOrEqual(0);
    await page.setViewportSize(DESKTOP);
  }
});

test('the URL of the former PDF leads to the page, with the replies in it', async ({ request }) => {
  const response = await request.get(`/buildings/${OFFICE}.pdf?bin=3000001&elevator=no`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`/buildings/${OFFICE}?bin=3000001&elevator=no`);
});
