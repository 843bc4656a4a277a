import type { Page } from '@playwright/test';
import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo } from '../support/e2e/outbox.ts';
import { workbookOf } from '../support/portfolio-lists.ts';
import { readPdf } from '../support/read-pdf.ts';

const main = (page: Page) => page.getByRole('main');

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Portfolio' }).getByRole('link', { name });

/** Creates a portfolio, and opens its dates. */
async function createPortfolio(page: Page, name: string, list: string): Promise<void> {
  await page.goto('/portfolios/new');
  await page.getByLabel('Name of the portfolio').fill(name);
  await page.getByLabel('Buildings', { exact: true }).fill(list);
  await page.getByRole('button', { name: 'Add the buildings' }).click();
  await page.getByRole('link', { name: 'See their dates' }).click();
}

const sidewaysScroll = (page: Page) =>
  main(page).evaluate((element) => element.scrollWidth - element.clientWidth);

test(
  'an owner pastes a list, decides on unclear rows, and sees the dates of every building',
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

    await page.getByRole('link', { name: 'See their dates' }).click();
    await expect(page).toHaveURL(/\/portfolio\/[\w-]{22}$/);
    await expect(main(page)).toContainText('2 buildings ·');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
    await page.getByLabel('Building', { exact: true }).selectOption({ label: '350 5th Avenue, Manhattan' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: /\(350 5th Avenue/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'To do by building and law' })).not.toContainText(
      'Exchange',
    );
  },
);

test(
  'no page of a portfolio scrolls sideways at twice the text size',
  { tag: '@phone' },
  async ({ page }) => {
    await createPortfolio(
      page,
      'Large text',
      '350 5th Avenue, Manhattan\n20 Exchange Place, Manhattan\nBroadway',
    );
    for (const name of ['Dates', 'Buildings and emissions', 'Add buildings', 'Share and settings']) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      expect(await sidewaysScroll(page), name).toBeLessThanOrEqual(0);
    }
  },
);

test('a lot without a record is added, removed, and restored', async ({ page }) => {
  await page.goto('/portfolios/new');
  await page.getByLabel('Name of the portfolio').fill('A new lot');
  await page.getByLabel('Buildings', { exact: true }).fill('1-01699-9999\n20 Exchange Place');
  await page.getByRole('button', { name: 'Add the buildings' }).click();
  await expect(main(page)).toContainText('You named no borough. Is it this one?');
  await page
    .getByRole('group', { name: '1-01699-9999' })
    .getByLabel(/anyway/)
    .check();
  await page.getByRole('group', { name: '20 Exchange Place' }).getByLabel('Leave it out').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page)).toContainText('No record');

  const lot = page.getByRole('row').filter({ hasText: 'BBL 1016999999' });
  await lot.getByText('Name or remove').click();
  await lot.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('status')).toContainText('Removed: Tax lot 1016999999');
  await expect(lot).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lot).toBeVisible();
});

test('an owner signs up for reminders, confirms them, and sees who gets them', async ({ page, viewport }) => {
  const email = `ada-${viewport?.width}-${Date.now()}@example.com`;
  await createPortfolio(page, 'To be reminded of', '350 5th Avenue, Manhattan');
  await expect(main(page)).toContainText('Nobody gets reminders yet.');
  await page.getByRole('link', { name: 'Get reminders by email' }).click();
  const reminders = page.getByRole('region', { name: 'Get reminders by email' });
  await reminders.getByLabel('Email address').fill(email);
  await reminders.getByRole('button', { name: 'Send me reminders' }).click();
  await expect(reminders.getByRole('status')).toContainText('Check your email');
  await expect(reminders).toContainText('a…@example.com · hasn’t confirmed yet');
  await expectAccessible(page);
  const settings = page.url();

  const mail = await mailTo(email);
  expect(mail.text).toContain('Portfolio: To be reminded of');
  await page.goto(linkIn(mail, '/follow/confirm/'));
  await page.getByRole('button', { name: 'Confirm and open my page' }).click();
  await expect(main(page)).toContainText('To be reminded of');
  await page.goto(settings);
  await expect(reminders).toContainText('1 person gets reminders.');
  await expect(reminders).not.toContainText(email);
});

test('a file becomes a portfolio, and an unreadable file shows an error beside its field', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400/);
  await page.goto('/portfolios/new');
  await page.getByLabel('Name of the portfolio').fill('From a file');
  const file = page.getByLabel('Or a file');
  await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') });
  await page.getByRole('button', { name: 'Add the buildings' }).click();
  await expect(file).toHaveAccessibleDescription(/This is a PDF/);
  await expect(page.getByLabel('Name of the portfolio')).toHaveValue('From a file');

  const rows = [
    ['Name', 'BBL'],
    ['Headquarters', '1008350041'],
  ];
  const buffer = Buffer.from(workbookOf(rows));
  await file.setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Add the buildings' }).click();
  await expect(page.getByRole('status')).toContainText('1 building added. Columns we used: BBL and name.');
  await expect(main(page)).toContainText('Headquarters');
});

test('a date is marked as done with a note, and a read-only link can be revoked', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 404/);
  await createPortfolio(page, 'To share', '350 5th Avenue, Manhattan');
  await page
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Mark as not done/ })).toHaveCount(1);
  await page.getByText('Notes and history').first().click();
  await page.getByLabel('New note').first().fill('Filed by Ada');
  await page.getByRole('button', { name: 'Save the note' }).first().click();
  await page.getByText('Notes and history (1)').click();
  await expect(main(page)).toContainText('Filed by Ada');

  await tab(page, 'Share and settings').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByRole('region', { name: 'Share it' }).getByRole('link');
  const shared = (await link.getAttribute('href')) ?? '';
  const settings = page.url();

  await page.goto(shared);
  await expect(main(page)).toContainText('To share');
  await expect(main(page).getByText('Done', { exact: true })).toHaveCount(2);
  await expect(main(page)).not.toContainText('Filed by Ada');
  await expect(page.getByRole('button', { name: /Mark as/ })).toHaveCount(0);

  await page.goto(settings);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.goto(shared);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('all dates print on Letter paper without the secret URL, which caches and search engines must ignore', async ({
  page,
  request,
}) => {
  await createPortfolio(page, 'To print', '350 5th Avenue, Manhattan');
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
