import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fileNamesOf, pdf, photo, threePages } from '../support/e2e/bills.ts';
import { assess } from '../support/e2e/cwz-assessment.ts';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { endUndo, linkIn, mailWith } from '../support/e2e/outbox.ts';
import { openForm } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|404|503)/));

const send = (page: Page) => page.getByRole('button', { name: 'Upload My Bill' }).last().click();

test('a bill is uploaded from the report and acknowledged', async ({ page, request, api }) => {
  const id = await assess(request);
  await page.goto(`/cwz/report/${id}`);
  await page.getByRole('link', { name: 'Upload My Bill for Full Analysis' }).last().click();
  await expect(page).toHaveURL(`/cwz/upload/${id}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Please select a file and provide consent');

  await page.getByRole('checkbox').check();
  await send(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Bill or contract: Please select a file and provide consent',
  ]);
  await page.getByRole('checkbox').uncheck();
  const file = page.getByLabel('Bill or contract').first();
  await file.setInputFiles(pdf());
  await send(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    /: Please select a file and provide consent$/,
  ]);

  await page.getByRole('button', { name: 'Remove bill.pdf' }).click();
  await expect(file).toBeFocused();
  await page.getByRole('checkbox').check();
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
  // By keyboard: the PDF is the first page, and the back of the bill the last.
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
  await expect(page.getByText('Analysis within 1-2 business days')).toBeVisible();
  await expect(page.getByText('Compliance recommendations')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Read the Commercial Waste Zones FAQ' }),
  ).toHaveAttribute('href', '/cwz/faq');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Read the Commercial Waste Zones blog' }),
  ).toHaveAttribute('href', '/cwz/blog');
  const stored = await api.find('bill-uploads', { prefix: `cwz-bills/${id}`, fileNumber: 1 });
  expect(await fileNamesOf(api, (stored?.bill as { id: number }).id)).toEqual([
    'May bill.pdf',
    'front.png',
    'back.png',
  ]);
  await expect(page.getByText(`Your reference number is ${String(stored?.reference)}.`)).toBeVisible();
  expect(stored).toMatchObject({
    originalName: 'May bill.pdf',
    consentToAnalysis: true,
    status: 'pending',
    assessment: { reportId: id },
  });
});

test('the upload form says that the server cannot be reached, and keeps the file', async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_/);
  const id = await assess(request);
  await page.goto(`/cwz/upload/${id}`);
  await page.getByLabel('Bill or contract').first().setInputFiles(pdf('kept.pdf'));
  // The page has come to life once it names the file.
  await expect(page.getByText('kept.pdf')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.route('**/send', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert').first()).toContainText(
    'There was an error uploading your file. Please try again.',
  );
  await expect(page.getByText('kept.pdf')).toBeVisible();
  await page.unroute('**/send');
  await send(page);
  await expect(page).toHaveURL(new RegExp(`/cwz/thank-you/${id}\\?bill=[\\w-]{22}$`));
});

test('staff process an uploaded bill, and the visitor is mailed the analysis', async ({
  page,
  request,
  api,
  consoleWatch,
}) => {
  test.slow();
  // "May bill.pdf" has no pages to show.
  consoleWatch.allow(/422.*\/api\/bill-review\/\d+\/pages\//);
  const id = await assess(request);
  const sent = new FormData();
  sent.append('consent', 'on');
  for (const { name, buffer } of threePages()) {
    sent.append('bill', new File([new Uint8Array(buffer)], name));
  }
  await request.post(`/cwz/upload/${id}/send`, { multipart: sent });
  const bill = await api.find('bill-uploads', { prefix: `cwz-bills/${id}`, fileNumber: 1 });
  const { email } = bill?.assessment as { email: string };
  const summary = `You pay too much. ${randomUUID()}`;

  await signInAs(page, 'staff', api);
  await openForm(page, `/admin/collections/bill-uploads/${bill?.id}`);
  const files = page.locator('.bill-files li');
  await expect(files).toHaveText([/^May bill\.pdf/, /^front\.png/, /^back\.png/]);
  await expect(files.nth(2).getByRole('link', { name: 'Download back.png' })).toHaveAttribute(
    'href',
    /\/api\/bill-uploads\/file\//,
  );
  const choose = async (status: string) => {
    await page.locator('#field-status .rs__control').click();
    await page.locator('.rs__option', { hasText: status }).click();
    await page.locator('#action-save').click();
  };
  const statusNow = async () => (await api.find('bill-uploads', { id: bill?.id ?? 0 }))?.status;
  await page.locator('#field-status .rs__control').click();
  await expect(page.locator('.rs__option', { hasText: 'In review' })).toBeVisible();
  await expect(page.locator('.rs__option', { hasText: 'Report sent' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await choose('In review');
  await expect.poll(statusNow).toBe('inReview');
  await page.locator('#field-analysis__summary').fill(summary);
  await page.locator('#field-analysis__monthlyCost').fill('720');
  await page.locator('#field-analysis__fairMonthlyCost').fill('570');
  await choose('Report sent');
  await expect.poll(statusNow).toBe('reportSent');

  await endUndo(email);
  const link = linkIn(await mailWith(email, 'Your waste bill report is ready'), '/cwz/analysis/');
  const visitor = await page.context().browser()!.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Your waste bill report');
  await expect(visitor.getByText(summary)).toBeVisible();
  await expect(visitor.getByText('$150 a month too much, or $1,800 a year')).toBeVisible();
  await expectAccessible(visitor);
  const source = await (await request.get(link)).text();
  expect(source).not.toContain(email);
  await visitor.close();

  const missing = await page.goto(`/cwz/analysis/${'A'.repeat(22)}`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();
});
