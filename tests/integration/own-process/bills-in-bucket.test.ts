import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBucket, type TestBucket } from '../../support/bucket.ts';
import { judgedPdf, pdfBytes } from '../../support/bill-file.ts';
import { holdsForStoredBills } from '../../support/bill-storage-suite.ts';
import { invoiceSubmission } from '../../support/factories.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';

let bucket: TestBucket;
let test: TestPayload;
let opened: Parameters<typeof holdsForStoredBills>[0] extends () => infer Opened ? Opened : never;

beforeAll(async () => {
  bucket = await startBucket();
  const environment = { STAFF_MAIL: 'desk@example.com', ...bucket.environment };
  test = await createTestPayload({ seeded: false, environment });
  opened = {
    payload: test.payload,
    invoices: await import('#collections/bills/invoices/submit.ts'),
    storage: await import('#collections/bills/uploads/bill-storage.ts'),
    sweeping: await import('#collections/bills/uploads/sweep.ts'),
  };
});

afterAll(async () => {
  await test.close();
  await bucket.close();
});

holdsForStoredBills(() => opened);

it('stores nothing and reports an error when the bucket fails', async () => {
  const sent = invoiceSubmission({ businessName: 'Without a bucket' });
  const files = [await judgedPdf('bill.pdf', pdfBytes()), await judgedPdf()];
  await rm(bucket.folder, { recursive: true, force: true });
  const { FileNotStored } = await import('#collections/bills/uploads/store-file.ts');
  await expect(opened.invoices.submitInvoice(sent, files, {})).rejects.toBeInstanceOf(FileNotStored);
  const where = { additionalNotes: { contains: 'Without a bucket' } };
  expect((await test.payload.count({ collection: 'invoice-submissions', where })).totalDocs).toBe(0);
});
