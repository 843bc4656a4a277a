import type { Page } from '@playwright/test';
import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';
import { readPdf } from '../support/read-pdf.ts';

const main = (page: Page) => page.getByRole('main');

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Portfolio' }).getByRole('link', { name });

/** Asserts that the page does not scroll sideways at twice the text size. */
async function expectLargeTextFits(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const tooWide = await main(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(tooWide, page.url()).toBeLessThanOrEqual(0);
  await style.evaluate((element) => (element as Element).remove());
}

test(
  'an owner pastes a list, resolves unclear rows, and sees the dates of every building, even with large text',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/portfolios');
    await page.getByRole('link', { name: 'Create a portfolio' }).click();
    await page.getByLabel('Name of the portfolio').fill('Two towers');
    await page
      .getByLabel('Buildings', { exact: true })
      .fill('350 5th Avenue, Manhattan\n1 Nowhere Street, Queens\nBroadway');
    await page.getByRole('button', { name: 'Add the buildings' }).click();
    await expect(page).toHaveURL(/\/portfolio\/[\w-]{22}\/add\?/);
    await expect(page.getByRole('status')).toContainText('1 building added.');
    await expect(main(page)).toContainText('2 rows need your attention');
    await expectAccessible(page);
    await expectLargeTextFits(page);

    await page.getByRole('group', { name: 'Broadway', exact: true }).getByLabel('Leave it out').check();
    await page.getByLabel('Or correct it:').first().fill('20 Exchange Place, Manhattan');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/portfolio\/[\w-]{22}\/buildings\?/);
    const table = page.getByRole('table', { name: 'Buildings' });
    await expect(table.getByRole('rowheader', { name: /BBL/ })).toHaveCount(2);
    await expectAccessible(page);
    const { width } = page.viewportSize() ?? { width: 0 };
    for (const period of ['2024-2029', '2030-2034']) {
      const box = await table.getByText(period).filter({ visible: true }).last().boundingBox();
      expect((box?.x ?? 9999) + (box?.width ?? 0), period).toBeLessThanOrEqual(width);
    }
    await expectLargeTextFits(page);

    await page.getByRole('link', { name: 'See their dates' }).click();
    await expect(page).toHaveURL(/\/portfolio\/[\w-]{22}$/);
    await expect(main(page)).toContainText('2 buildings ·');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
    await expectLargeTextFits(page);
    await page.getByLabel('Building', { exact: true }).selectOption({ label: '350 5th Avenue, Manhattan' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: /\(350 5th Avenue/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'To do by building and law' })).not.toContainText(
      'Exchange',
    );

    await tab(page, 'Share and settings').click();
    await expect(page.getByRole('region', { name: 'Get reminders by email' })).toBeVisible();
    await expectAccessible(page);
    await expectLargeTextFits(page);
  },
);

test('all dates print on Letter paper without the secret URL, and the page is not cached or indexed', async ({
  page,
  request,
}) => {
  await page.goto('/portfolios/new');
  await page.getByLabel('Name of the portfolio').fill('To print');
  await page.getByLabel('Buildings', { exact: true }).fill('350 5th Avenue, Manhattan');
  await page.getByRole('button', { name: 'Add the buildings' }).click();
  await page.getByRole('link', { name: 'See their dates' }).click();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  const secret = new URL(page.url()).pathname;
  const response = await request.get(secret);
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const file = await request.get(`${secret}/export/csv`);
  expect(file.headers()['cache-control']).toBe('no-store');
  await page.goto(`${secret}?page=all`);
  await expect(page.getByRole('button', { name: /Mark as/ })).toHaveCount(0);
  const dates = await page
    .getByRole('table', { name: 'To do by building and law' })
    .locator('tr[id]')
    .count();
  const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(text.match(/If missed:/g)).toHaveLength(dates);
  expect(text).toMatch(/Printed on \w+ \d+, \d{4} from http\S+\/portfolios/);
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/Download|Share and settings|Bookmark|Print or save/);
});
