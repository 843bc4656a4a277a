import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { endUndo, mailTo, mailWith } from '../support/e2e/outbox.ts';
import { choose, openDocument, openForm, publish } from '../support/e2e/panel.ts';
import { partnerData } from '../support/factories.ts';

// What is refused is answered with a 4xx, of which the browser's console tells.
test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 400/));

const LIST = '/admin/collections/vendor-applications';

const ownName = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

/** A vendor applies on the site. */
async function apply(request: APIRequestContext, companyName: string): Promise<string> {
  const contactEmail = `${randomUUID()}@example.com`;
  const form = {
    companyName,
    serviceCategory: 'Legal',
    contactName: 'Ada Vendor',
    contactEmail,
    companyWebsite: 'https://example.com/vendor',
    servicesOffered: 'Filing of annual reports.',
    experience: 'Ten years in Brooklyn.',
  };
  expect((await request.post('/ll97/vendor-access', { form, maxRedirects: 0 })).status()).toBe(302);
  return contactEmail;
}

const save = (page: Page) => page.locator('#action-save').click();

const inboxRows = (page: Page) => page.getByRole('grid', { name: 'Submissions' }).locator('[data-key]');

/** Opens the page of an application from a view of the inbox. */
async function openFrom(page: Page, view: RegExp, companyName: string): Promise<void> {
  await page.goto('/admin/inbox?kinds=vendor-applications');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(companyName);
  const row = inboxRows(page).filter({ hasText: companyName });
  await expect(row).toContainText(/Due in \d+ days/);
  await openDocument(page, row.getByRole('link', { name: `Open the page of ${companyName}` }));
}

test('staff take a vendor application from submission to approval and listing', async ({
  browser,
  page,
  api,
  team,
}) => {
  test.slow();
  const companyName = ownName('Triage');
  const visitor = await browser.newContext();
  const contactEmail = await apply(visitor.request, companyName);
  await mailTo(contactEmail);
  const me = await team.signIn(page, 'staff');

  await openFrom(page, /^Unassigned/, companyName);

  await expect(page.locator('#field-companyName')).toHaveText(companyName);
  await expect(page.locator('#field-contactEmail').getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${contactEmail}`,
  );
  await expect(page.locator('#field-companyWebsite').getByRole('link')).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await page.locator('#field-status .rs__control').click();
  await expect(page.locator('.rs__option')).toHaveText(['New', 'In review', 'Rejected']);
  await page.keyboard.press('Escape');
  await choose(page, 'status', 'In review');
  await save(page);
  const history = page.getByRole('region', { name: 'Notes and history' });
  await expect(history).toContainText('Status changed from “New” to “In review”');
  await expect(history).toContainText(`Assignee set to “${me.name}”`);
  await page.getByLabel('Internal note').fill('The license is valid until 2028.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('The license is valid until 2028.');
  await expect(page.getByLabel('Internal note')).toHaveValue('');

  await openFrom(page, /^Mine/, companyName);
  await choose(page, 'status', 'Approved');
  await save(page);
  await expect(page.getByText('The email to the sender waits 30 seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#field-status')).toContainText('In review');
  await choose(page, 'status', 'Approved');
  await save(page);
  await endUndo(contactEmail);
  await mailWith(contactEmail, 'Your application has been approved');
  await page.getByRole('button', { name: 'Open the partner profile' }).click();
  await expect(page).toHaveURL(/collections\/partners\/\d+/);
  await expect(page.locator('#field-name')).toHaveValue(companyName);
  await choose(page, 'partnerType', 'Consultants');
  const slug = companyName.toLowerCase().replaceAll(' ', '-');
  await publish(page, async () => (await visitor.request.get(`/partners/${slug}`)).ok());
  const profile = await api.find('partners', { slug });
  expect(profile).toMatchObject({ _status: 'published', vendorApplication: { companyName } });
  await api.remove('partners', profile?.id ?? 0);
  await visitor.close();
});

test('staff add the logo of a partner', async ({ page, api, team }) => {
  const name = ownName('With a logo');
  const data = { ...(await partnerData()), name, slug: name.toLowerCase().replaceAll(' ', '-') };
  const { id } = await api.create('partners', data);
  await team.signIn(page, 'staff');
  await openForm(page, `/admin/collections/partners/${id}`);
  await page.locator('#field-logo').getByRole('button', { name: 'Create New' }).click();
  const drawer = page.locator('.drawer--is-open');
  const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f4b942' } })
    .png()
    .toBuffer();
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: `${randomUUID()}.png`, mimeType: 'image/png', buffer: png });
  await drawer.locator('#field-alt').fill('A yellow sign.');
  await drawer.locator('#action-save').click();
  await expect(page.locator('#field-logo')).toContainText('.webp');
  await publish(page, async () => Boolean((await api.find('partners', { id }))?.logo));
  expect((await api.find('partners', { id }))?.logo).toMatchObject({ alt: 'A yellow sign.' });
  await api.remove('partners', id);
});

test('nothing moves while a list loads, so no click misses its target', async ({ page, team }) => {
  await apply(page.request, ownName('Steady'));
  await team.signIn(page, 'staff');
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      moved.push(...shifts.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(LIST);
  await expect(page.locator('.template-default--nav-animate')).toBeVisible();
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.1);
});

test('a CSV export has what the inbox shows, and no formula runs when it is opened', async ({
  browser,
  page,
  team,
}) => {
  const name = ownName('Exported');
  const formula = `=HYPERLINK("https://example.com") ${name}`;
  const visitor = await browser.newContext();
  await apply(visitor.request, formula);
  await apply(visitor.request, `${name}, "quoted"`);
  await apply(visitor.request, ownName('Bystander'));
  await visitor.close();
  await team.signIn(page, 'staff');
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Work on these in the inbox' }).click();
  await expect(page).toHaveURL(/inbox\?kinds=vendor-applications/);
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(inboxRows(page)).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^inbox-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parse<Record<string, string>>(await readFile(await file.path()), { columns: true, bom: true });
  expect(rows.map((each) => each['Company Name'])).toEqual([`'${formula}`, `${name}, "quoted"`]);
});

test('the second of two people who edit the same application is warned', async ({
  browser,
  page,
  api,
  team,
}) => {
  const companyName = ownName('Contested');
  const visitor = await browser.newContext();
  await apply(visitor.request, companyName);
  const application = await api.find('vendor-applications', { companyName });
  await team.signIn(page, 'staff');
  await openForm(page, `${LIST}/${application?.id}`);
  await expect(page.locator('#field-companyName')).toHaveText(companyName);
  await api.update('vendor-applications', application?.id ?? 0, {
    status: 'rejected',
    rejectionReason: 'Not in New York.',
  });
  await choose(page, 'status', 'In review');
  await save(page);
  await expect(page.locator('.payload-toast-container')).toContainText(
    /changed this to Rejected\. Nothing of yours was saved\./,
  );
  expect(await api.find('vendor-applications', { companyName })).toMatchObject({
    status: 'rejected',
    assignee: expect.anything(),
  });
  await visitor.close();
});
