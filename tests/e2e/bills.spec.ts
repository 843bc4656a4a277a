import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { MADE_UP } from '../support/bills/truth.ts';
import { invoiceFields, pdf } from '../support/e2e/bills.ts';
import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';
import { findInInbox, pane, row, setStatus } from '../support/e2e/inbox.ts';
import { endUndo, linkIn, mailWith } from '../support/e2e/outbox.ts';

/** A bill from a carter that the parser does not recognize, so it marks the name as uncertain. */
const PRINTED = path.join(MADE_UP, 'statement-with-a-running-balance-1.pdf');

/** Sends a bill as a visitor. Returns the URL of its page once the bill has been read. */
async function sendBill(
  request: APIRequestContext,
  fields: ReturnType<typeof invoiceFields>,
): Promise<string> {
  const invoice = pdf('April.pdf', await readFile(PRINTED));
  const response = await request.post('/ll199/invoice/send', { multipart: { ...fields, invoice } });
  const { bill } = (await response.json()) as { bill: string };
  const isRead = async () => (await request.get(`/bills/${bill}`)).text();
  await expect.poll(isRead, { timeout: 60_000 }).toContain('Check this');
  return `/bills/${bill}`;
}

const save = (page: Page) => page.locator('#action-save');

test('staff check the values read from a bill beside its picture, and send a report with a finding', async ({
  browser,
  page,
  api,
  team,
}) => {
  test.slow();
  const visitor = await browser.newContext();
  const fields = invoiceFields();
  const progress = await sendBill(visitor.request, fields);
  await team.signIn(page, 'staff');
  await findInInbox(page, fields.businessName, 1);
  await expect(row(page, fields.businessName)).toContainText(/ · Total \$1,024\.24 · Read/);
  await row(page, fields.businessName).click();
  await pane(page).getByRole('link', { name: 'Open the bill' }).click();
  await expect(page).toHaveURL(/\/collections\/bills\/\d+$/);
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
  const id = Number(page.url().split('/').at(-1));

  await expect(page.getByRole('img', { name: 'April.pdf, page 1 of 1' })).toBeVisible();
  await expect(page.getByText(/^\d+ values? to check$/)).toBeVisible();
  const hauler = page.locator('#field-bill__hauler');
  await expect(page.locator('.field-type.text', { has: hauler }).getByText('Check this')).toBeVisible();
  const place = page.locator('.bill-box');
  await expect(place).toHaveCount(0);
  await hauler.focus();
  await expect(place).toBeVisible();
  const placeOfHauler = (await place.getAttribute('style')) ?? '';
  const charges = page.locator('#field-bill__currentCharges');
  await charges.focus();
  await expect(place).not.toHaveAttribute('style', placeOfHauler);
  await expectAccessible(page, '.bill-picture');

  await hauler.fill('Harbor Point Sanitation');
  await charges.fill('1124.24');
  await expect(page.getByText('The findings below are from what is saved.')).toBeVisible();
  await expect(save(page)).toHaveText('Save as checked');
  await save(page).click();
  await expect(page.getByText('Check this')).toHaveCount(0);
  await expect(save(page)).toHaveText('Save');

  const findings = page.getByRole('region', { name: 'Proposed findings' });
  await findings.getByRole('checkbox', { name: /^The current charges are not the sum/ }).check();
  await findings.getByRole('button', { name: /^Use in the report \(\d\), and save/ }).click();
  await expect(findings.getByText('Added to the report below.')).toBeVisible();
  await expect(page.locator('#field-report__monthlyCost')).toHaveValue('1124.24');
  await expectAccessible(page, '.bill-findings');
  await expect(save(page)).toBeDisabled();
  // When the saved values arrive, Payload's form overwrites anything typed in the meantime.
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();

  await page.locator('#field-report__summary').fill('You pay $100 more than the bill explains.');
  await setStatus(page, /^In review/);
  await expect(pane(page).getByRole('button', { name: 'Status: In review' })).toBeVisible();
  await expect(pane(page)).toContainText('Save the bill before you send its report.');
  await save(page).click();
  await expect(pane(page)).not.toContainText('Save the bill before you send its report.');
  await setStatus(page, /^Report sent/);
  await page.getByRole('button', { name: 'Set to “report sent” and send' }).click();
  await expect(pane(page).getByRole('button', { name: 'Status: Report sent' })).toBeVisible();
  expect(await api.find('bills', { id })).toMatchObject({
    bill: { currentCharges: 1124.24 },
    status: 'reportSent',
  });

  await endUndo(fields.contactEmail);
  const mail = await mailWith(fields.contactEmail, 'Your waste bill report is ready');
  const report = await visitor.newPage();
  await report.goto(progress);
  await expect(report.getByText('Harbor Point Sanitation')).toBeVisible();
  await expect(report.getByText('Check this')).toHaveCount(0);
  await report.getByRole('link', { name: 'Open your report' }).click();
  await expect(report).toHaveURL(linkIn(mail, '/ll199/analysis/'));
  await expect(report.getByText('You pay $100 more than the bill explains.')).toBeVisible();
  await expect(report.getByText('The lines, fees and tax add up to $1,024.24.')).toBeVisible();
  await visitor.close();
});
