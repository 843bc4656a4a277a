import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { MADE_UP } from '../support/bills/truth.ts';
import { invoiceFields } from '../support/e2e/bills.ts';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { endUndo, mailWith } from '../support/e2e/outbox.ts';
import { openForm } from '../support/e2e/panel.ts';

/** Of a bill with text: its layout has service lines, fees and a total. */
const PRINTED = path.join(MADE_UP, 'invoice-with-a-table-1.pdf');

/** A visitor sends a bill; returns the visitor's email address. */
async function sendBill(request: APIRequestContext): Promise<string> {
  const fields = { ...invoiceFields(), businessAddress: '10 Court Street, Brooklyn, NY 11201' };
  const invoice = { name: 'June.pdf', mimeType: 'application/pdf', buffer: await readFile(PRINTED) };
  const response = await request.post('/ll199/invoice', {
    multipart: { ...fields, invoice },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
  return fields.contactEmail;
}

/** Moves the focus to what the Tab key reaches. Everything after that is done with the keyboard. */
async function tabTo(wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  await expect(wanted).toHaveJSProperty('tabIndex', 0);
  await wanted.focus();
  await expect(wanted).toBeFocused();
}

async function setStatus(page: Page, name: string): Promise<void> {
  const status = page.locator('#field-status');
  // The form is disabled while it saves.
  await expect(status.locator('input').first()).toBeEnabled();
  await tabTo(status.locator('input').first());
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(status).toContainText(name);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/updated successfully|Updated/).first()).toBeVisible();
}

test('staff check a bill, use a finding and send the report with the keyboard alone', async ({
  browser,
  page,
  api,
  team,
}) => {
  test.slow();
  const visitor = await browser.newContext();
  const email = await sendBill(visitor.request);
  await team.signIn(page, 'staff');
  const submission = await api.find('invoice-submissions', { contactEmail: email });
  await openForm(page, `/admin/collections/invoice-submissions/${submission?.id}`);
  const bill = page.getByRole('region', { name: 'The bill' });
  await expect(bill.getByRole('heading', { name: 'What was read' })).toBeVisible({ timeout: 60_000 });
  await expect(bill.getByRole('img', { name: 'June.pdf, page 1 of 1' })).toBeVisible();
  await expectAccessible(page, '.bill-review');

  await tabTo(bill.getByRole('button', { name: /^Accept Hauler/ }));
  await expect(bill.locator('.bill-box--selected')).toHaveAttribute('title', /^Hauler/);
  await page.keyboard.press('Enter');
  await expect(bill.getByRole('button', { name: /^Accept Hauler/ })).toHaveCount(0);
  await expect(bill.getByRole('button', { name: /^Accept BIC license number/ })).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(bill.getByRole('button', { name: /^Accept Account number/ })).toBeFocused();
  await expect(bill.locator('.bill-box--selected')).toHaveAttribute('title', /^Account number/);

  await tabTo(bill.getByRole('button', { name: /^Correct Amount due/ }));
  await page.keyboard.press('Enter');
  const total = bill.getByLabel('Amount due, as the bill says it');
  await expect(total).toBeFocused();
  await page.keyboard.type('a lot');
  await page.keyboard.press('Enter');
  await expect(bill.getByRole('alert')).toHaveText('Enter an amount in dollars, such as 1,234.50.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2,000');
  await page.keyboard.press('Enter');
  await expect(bill.locator('[aria-label^="Correct Amount due: $2,000.00"]')).toBeVisible();

  await tabTo(bill.getByRole('button', { name: /^Accept all that are sure/ }));
  await page.keyboard.press('Enter');
  await expect(bill.getByRole('button', { name: /^Accept all that are sure/ })).toHaveCount(0);
  await tabTo(bill.getByRole('button', { name: /^Undo: \d+ accepted/ }));
  await page.keyboard.press('Enter');
  await tabTo(bill.getByRole('button', { name: /^Accept all that are sure/ }));
  await page.keyboard.press('Enter');
  await expect(bill.getByRole('button', { name: /^Accept all that are sure/ })).toHaveCount(0);

  await tabTo(bill.getByRole('button', { name: 'Rotate' }));
  await page.keyboard.press('Enter');
  await expect(bill.locator('.bill-page__sheet')).toHaveAttribute('style', /rotate\(90deg\)/);

  const missing = bill.getByRole('group', { name: 'Add what is missing' });
  await tabTo(missing.getByLabel('Name of the fee'));
  await page.keyboard.type('Snow surcharge');
  await page.keyboard.press('Tab');
  await page.keyboard.type('lots');
  await page.keyboard.press('Enter');
  await expect(missing.getByRole('alert')).toHaveText('Enter an amount in dollars, such as 1,234.50.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(bill.getByText('Fee: Snow surcharge')).toBeVisible();

  const fee = bill.getByRole('checkbox', { name: /^Fee not allowed for a container/ });
  // Without a live zone, it rests on a rule of 2020.
  await expect(fee).not.toBeChecked();
  await tabTo(fee);
  await page.keyboard.press('Space');
  await expect(fee).toBeChecked();
  const carter = bill.getByRole('checkbox', { name: /^The current charges are not the sum/ });
  await tabTo(carter);
  await page.keyboard.press('Space');
  await expect(carter).toBeChecked();
  await tabTo(bill.getByRole('button', { name: /^Use in the report/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updated successfully.').first()).toBeVisible();
  // The month's charges, not the amount due that was corrected above.
  await expect(page.locator('#field-analysis__monthlyCost')).toHaveValue('2392.18');

  await tabTo(page.locator('#field-analysis__summary'));
  await page.keyboard.type('You pay for a gate. That is not allowed.');
  await setStatus(page, 'In review');
  await setStatus(page, 'Report sent');
  await endUndo(email);
  await mailWith(email, 'Your waste bill report is ready');
  const sent = await api.find('invoice-submissions', { contactEmail: email });
  expect(JSON.stringify(sent?.analysis)).toContain('Fee not allowed for a container');
  await visitor.close();
});
