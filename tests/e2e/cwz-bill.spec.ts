import type { Page } from '@playwright/test';
import { fileNamesOf, pdf, photo } from '../support/e2e/bills.ts';
import { assess } from '../support/e2e/cwz-assessment.ts';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|404|503)/));

const send = (page: Page) => page.getByRole('button', { name: 'Upload My Bill' }).last().click();

test('a visitor uploads a bill from the report and gets a confirmation', async ({ page, request, api }) => {
  const id = await assess(request);
  await page.goto(`/cwz/report/${id}`);
  await page.getByRole('link', { name: 'Upload My Bill for Full Analysis' }).last().click();
  await expect(page).toHaveURL(`/cwz/upload/${id}`);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Please select a file and provide consent');

  await page.getByRole('checkbox').check();
  await send(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Bill or contract: Please select a file and provide consent',
  ]);
  const file = page.getByLabel('Bill or contract').first();
  await file.setInputFiles(pdf());
  await page.getByRole('button', { name: 'Remove bill.pdf' }).click();
  await expect(file).toBeFocused();
  for (const [refused, message] of [
    [
      { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
      'Please upload a PDF, JPG, or PNG file',
    ],
    [pdf('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, ' ')), 'File size must be less than 10MB'],
  ] as const) {
    await file.setInputFiles(refused);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('button', { name: `Remove ${refused.name}` }).click();
  }

  await file.setInputFiles([photo('back.png'), pdf('liar.pdf', Buffer.from('<!doctype html>'))]);
  await send(page);
  await expect(page.getByRole('alert').first()).toContainText(
    'liar.pdf: Please upload a PDF, JPG, or PNG file',
  );
  const form = page.locator('#bill-form');
  await expect(form.locator('ol > li', { hasText: 'liar.pdf' })).toContainText(
    'Please upload a PDF, JPG, or PNG file',
  );
  await expect(form.locator('ol > li', { hasText: 'back.png' })).not.toContainText('Please upload');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove liar.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove back.png' })).toBeFocused();
  await file.setInputFiles([photo('front.png'), pdf('May bill.pdf')]);
  // Reorder by keyboard: the PDF becomes the first page, and the back of the bill the last.
  const up = page.getByRole('button', { name: 'Move May bill.pdf up' });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move May bill.pdf down' })).toBeFocused();
  await page.getByRole('button', { name: 'Move back.png down' }).press('Enter');
  await expect(form.locator('ol > li')).toHaveText([/May bill\.pdf/, /front\.png/, /back\.png/]);
  await send(page);
  await expect(page).toHaveURL(new RegExp(`/cwz/thank-you/${id}\\?bill=[\\w-]{22}$`));
  await expect(page.getByRole('status').filter({ hasText: 'Bill uploaded successfully!' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Check the status' })).toBeInViewport();
  const stored = await api.find('bill-uploads', { prefix: `cwz-bills/${id}`, fileNumber: 1 });
  expect(await fileNamesOf(api, (stored?.bill as { id: number }).id)).toEqual([
    'May bill.pdf',
    'front.png',
    'back.png',
  ]);
  await expect(
    page.getByText(`Your reference number is ${(stored?.bill as { reference: string }).reference}.`),
  ).toBeVisible();
  expect(stored).toMatchObject({
    originalName: 'May bill.pdf',
    consentToAnalysis: true,
    status: 'pending',
    assessment: { reportId: id },
  });
});
