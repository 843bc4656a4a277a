import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { pdfBytes } from '../support/bill-file.ts';
import {
  filesIn,
  invoiceFields,
  openPanelAs,
  pdf,
  pdfOfSize,
  photo,
  type SentFile,
} from '../support/e2e/bills.ts';
import { assess } from '../support/e2e/cwz-assessment.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { PORT } from '../support/e2e/settings.ts';

const MEBIBYTE = 1024 * 1024;
const KIND = 'Please upload a PDF, JPG, or PNG file';

interface Refused {
  result: { error: Record<string, string[]>; initialValue?: Record<string, string> };
}

const withScript = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n%%EOF',
  'latin1',
);

const refusedFiles: [string, () => SentFile | Promise<SentFile>, string][] = [
  ['a PDF named .html', () => pdf('bill.html'), KIND],
  ['a program', () => pdf('bill.pdf', Buffer.from('MZ\u0090\u0000\u0003')), KIND],
  [
    'half a picture',
    () => pdf('bill.png', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')),
    'PDF, JPG, or PNG|cannot be read',
  ],
];

const sendInvoice = (request: APIRequestContext, invoice: SentFile, fields = invoiceFields()) =>
  request.post('/ll199/invoice/send', { multipart: { ...fields, invoice } });

test('the form shows an error beside the field if a file cannot be a bill, and stores nothing', async ({
  request,
  api,
}) => {
  for (const [what, makeFile, message] of refusedFiles) {
    const fields = invoiceFields();
    const response = await sendInvoice(request, await makeFile(), fields);
    expect(response.status(), what).toBe(400);
    const { result } = (await response.json()) as Refused;
    expect(result.error.invoice?.[0], what).toMatch(new RegExp(message));
    expect(result.initialValue).toMatchObject({ businessName: fields.businessName });
    expect(await api.count('invoice-submissions', { contactEmail: fields.contactEmail })).toBe(0);
  }
});

test('the form accepts a PDF with a script or an incomplete object', async ({ request, api }) => {
  const halfAnObject = Buffer.from('%PDF-1.4\n9 0 obj << /A \n%%EOF', 'latin1');
  for (const bytes of [withScript, halfAnObject]) {
    const fields = invoiceFields();
    expect((await sendInvoice(request, pdf('bill.pdf', bytes), fields)).status()).toBe(200);
    expect(await api.count('invoice-submissions', { contactEmail: fields.contactEmail })).toBe(1);
  }
});

test('a file can be up to 10 MB, and not one byte more', async ({ request, api }) => {
  const fields = invoiceFields();
  expect((await sendInvoice(request, pdfOfSize(10 * MEBIBYTE), fields)).status()).toBe(200);
  expect(await api.count('invoice-submissions', { contactEmail: fields.contactEmail })).toBe(1);
  const response = await sendInvoice(request, pdfOfSize(10 * MEBIBYTE + 1));
  expect(response.status()).toBe(400);
  const { result } = (await response.json()) as Refused;
  expect(result.error.invoice).toEqual(['File size must be less than 10MB']);
});

const filesForm = (field: string, files: SentFile[], fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, buffer } of files) form.append(field, new File([new Uint8Array(buffer)], name));
  return form;
};

test('a bill for an unknown assessment is not stored', async ({ request }) => {
  const name = randomUUID();
  for (const id of ['A'.repeat(22), "'or'1'='1"]) {
    const multipart = { bill: pdf(`${name}.pdf`), consent: 'on' };
    const answer = await request.post(`/cwz/upload/${encodeURIComponent(id)}/send`, { multipart });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toEqual({ location: '/cwz?notice=assessment-not-found' });
  }
  expect((await filesIn('bills')).join('\n')).not.toContain(name);
});

test('the upload rejects bodies that are not forms, and methods other than POST', async ({ request }) => {
  const json = await request.post('/ll199/invoice/send', { data: { businessName: 'x' } });
  expect(json.status()).toBe(400);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const cut = await request.post('/ll199/invoice/send', {
    headers,
    data: '--x\r\nContent-Disposition: form-data',
  });
  expect(cut.status()).toBe(400);
  expect((await request.put('/ll199/invoice/send', { multipart: {} })).status()).toBe(405);
});

/** Sends two files, and closes the connection in the middle of the second. */
function cutUpload(name: string): Promise<void> {
  const head = [
    'POST /ll199/invoice/send HTTP/1.1',
    `Host: localhost:${PORT}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 4000000',
    '',
    ...[`${name}-1.pdf`, `${name}-2.pdf`].flatMap((file) => [
      '--x',
      `Content-Disposition: form-data; name="invoice"; filename="${file}"`,
      '',
      '%PDF-1.4',
    ]),
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(PORT), 'localhost', () => {
      socket.write(head);
      socket.write('x'.repeat(500_000), () => socket.destroy());
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

test('an interrupted upload leaves no file', async () => {
  const name = randomUUID();
  await cutUpload(name);
  await expect.poll(() => filesIn('incoming')).toEqual([]);
  expect((await filesIn('bills')).join('\n')).not.toContain(name);
});

test('only staff can open an uploaded file, and browsers download it instead of showing it', async ({
  request,
  api,
}) => {
  const id = await assess(request);
  const bytes = pdfBytes(randomUUID());
  const pages = [photo('front.png'), pdf('mine.pdf', bytes)];
  await request.post(`/cwz/upload/${id}/send`, { multipart: filesForm('bill', pages, { consent: 'on' }) });
  const stored = await api.find('bill-uploads', { prefix: `cwz-bills/${id}`, originalName: 'mine.pdf' });
  const address = String(stored?.url);
  expect(address).toContain('/api/bill-uploads/file/');
  const plain = `/api/bill-uploads/file/${String(stored?.filename)}`;

  for (const who of ['nobody', 'editor'] as const) {
    const panel = await openPanelAs(who, api);
    for (const url of [
      address,
      plain,
      `/api/bill-uploads/${stored?.id}`,
      `/api/media/file/${String(stored?.filename)}`,
    ]) {
      expect({ who, url, status: (await panel.get(url)).status() }).toMatchObject({
        status: expect.not.stringMatching(/^2/),
      });
      expect((await panel.get(url)).ok()).toBe(false);
    }
    await panel.dispose();
  }
  for (const url of [
    `/bills/${String(stored?.filename)}`,
    `/media/${String(stored?.filename)}`,
    `/.data/bills/${String(stored?.filename)}`,
  ]) {
    expect((await request.get(url)).status()).toBe(404);
  }

  const panel = await openPanelAs('staff', api);
  const file = await panel.get(address);
  expect(file.status()).toBe(200);
  expect(await file.body()).toEqual(bytes);
  expect(file.headers()).toMatchObject({
    'content-disposition': 'attachment',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  await panel.dispose();
});

test("the panel's API rejects an image that is too large, with a readable message", async ({ api }) => {
  const panel = await openPanelAs('editor', api);
  const tooLarge: [bytes: number, message: string][] = [
    [20 * MEBIBYTE + 1, 'This file is too large. Images can be up to 20 MB. Make it smaller and try again.'],
    [60 * MEBIBYTE, 'This is too large. Please send less than 32 MB at once.'],
  ];
  for (const [bytes, message] of tooLarge) {
    const file = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes) };
    const response = await panel.post('/api/media', {
      multipart: { _payload: JSON.stringify({ alt: 'A boiler' }), file },
    });
    expect(response.status()).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ message }] });
  }
  await panel.dispose();
});
