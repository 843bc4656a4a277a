import type { Locator, Page } from '@playwright/test';
import { fileNamesOf, invoiceFields, pdf, photo } from '../support/e2e/bills.ts';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';

const TITLE = 'Upload Your Waste Hauler Agreement or Invoice';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|413|503)|ERR_/));

const SEND = '**/ll199/invoice/send';

type Fields = ReturnType<typeof invoiceFields>;

async function fill(form: Page | Locator, fields: Fields): Promise<void> {
  await form.getByLabel('Business name').fill(fields.businessName);
  await form.getByLabel('Business address').fill(fields.businessAddress);
  await form.getByLabel('Business type').selectOption(fields.businessType);
  await form.getByLabel('Square footage').fill(fields.squareFootage);
  await form.getByLabel('Contact name').fill(fields.contactName);
  await form.getByLabel('Contact email').fill(fields.contactEmail);
  await form.getByLabel('Waste hauler').fill(fields.haulerName);
}

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/ll199/quiz');
  await page.getByRole('link', { name: 'Skip the Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A promise that the test itself resolves. */
function hold(): { promise: Promise<void>; resolve: () => void } {
  const held: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => (held.resolve = resolve));
  return { promise, resolve: () => held.resolve?.() };
}

test(
  'a visitor who skips the quiz sends an invoice in a dialog',
  { tag: '@phone' },
  async ({ page, api }) => {
    const fields = invoiceFields();
    const dialog = await openDialog(page);
    await expect(page).toHaveURL('/ll199/quiz');
    await expect(dialog).toContainText('24-48 hours');

    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    for (const message of [
      'Business name must be at least 2 characters',
      'Address must be at least 5 characters',
      'Please select a business type',
      'Square footage must be a positive number',
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      "Please enter your waste hauler's name",
    ]) {
      await expect(dialog.getByRole('alert')).toContainText(message);
    }
    await fill(dialog, fields);
    await dialog.getByLabel('Contact phone').fill('212 555 0100');
    await dialog.getByLabel('Monthly bill').fill('$850');
    await dialog.getByLabel('Additional notes').fill('Two containers.');

    const file = dialog.getByLabel('Agreement or invoice').first();
    const name = `${'A long name '.repeat(12)}.pdf`;
    await file.setInputFiles(pdf(name));
    await expect(dialog.getByText(name)).toBeVisible();
    expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    await expect(dialog.getByText(/^\d+ bytes$/)).toBeVisible();
    await file.setInputFiles([photo('front.png'), photo('back.png')]);
    await expect(dialog.getByText('3 files, ')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();

    await expect(dialog.getByRole('heading', { name: 'Thank You For Your Submission!' })).toBeFocused();
    await expect(dialog.getByText('Submission Received!')).toBeVisible();
    await expect(dialog.getByText(/by email within 24-48 hours/).last()).toBeVisible();
    await expect(dialog.getByText('Submission Successful')).toBeVisible();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Check the status' })).toBeInViewport();

    const { contactEmail } = fields;
    const stored = await api.find('invoice-submissions', { contactEmail });
    expect(stored).toMatchObject({
      buildingAddress: fields.businessAddress,
      buildingType: 'restaurant',
      squareFootage: 1800,
      contactName: fields.contactName,
      contactPhone: '212 555 0100',
      status: 'pending',
      additionalNotes: `Business name: ${fields.businessName}\nWaste hauler: ${fields.haulerName}\nMonthly bill: $850\nNotes: Two containers.`,
    });
    const bill = await api.find('bills', { submission: (stored?.submission as { id: number }).id });
    expect(await fileNamesOf(api, Number(bill?.id))).toEqual([name, 'front.png', 'back.png']);
    await expect(dialog.getByText(`Your reference number is ${String(stored?.reference)}.`)).toBeVisible();

    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Skip the Quiz' }).click();
    await expect(page.getByRole('dialog').getByLabel('Business name')).toHaveValue('');
  },
);

test('the invoice dialog asks before discarding input, and returns the focus to the link that opened it', async ({
  page,
}) => {
  const questions: string[] = [];
  const answers = [false, true];
  page.on('dialog', async (question) => {
    questions.push(question.message());
    if (answers.shift()) await question.accept();
    else await question.dismiss();
  });
  const dialog = await openDialog(page);
  const close = dialog.getByRole('button', { name: 'Close the dialog' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip the Quiz' })).toBeFocused();
  expect(questions).toEqual([]);

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Business name').fill('Typed for long');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Business name')).toHaveValue('Typed for long');
  await close.click();
  await expect(dialog).toBeHidden();
  expect(questions).toEqual(Array(2).fill('Close this form? What you typed will be lost.'));
});

test('the invoice page accepts dropped files, keeps the input when the server cannot be reached, and shows the upload progress', async ({
  page,
  api,
}) => {
  const fields = invoiceFields();
  await openHydrated(page, '/ll199/invoice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const dropArea = page.locator('label', { hasText: 'Drop files here' });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4 dropped'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await dropArea.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('dropped.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove dropped.pdf' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dropArea.click();
  await (
    await chooser
  ).setFiles(pdf('other.pdf', Buffer.concat([pdf().buffer, Buffer.alloc(2_000_000, ' ')])));
  await expect(page.getByText('other.pdf')).toBeVisible();
  await expect(page.getByText('1.9 MB')).toBeVisible();

  await fill(page, fields);
  await page.route(SEND, (route) => route.abort());
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'There was an error submitting your information. Please try again.',
  );
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue(fields.businessName);
  await page.unroute(SEND);

  const { promise: held, resolve: release } = hold();
  await page.route(SEND, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Thank You For Your Submission!' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Thank You For Your Submission!' })).toBeInViewport();
  expect(await api.count('invoice-submissions', { contactEmail: fields.contactEmail })).toBe(1);
});
