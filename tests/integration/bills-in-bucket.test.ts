import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgedPdf, pdfBytes } from '../support/bill-file.ts';
import { holdsForStoredBills } from '../support/bill-storage-suite.ts';
import { invoiceSubmission } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const BUCKET = 'lotline';

let bucketFolder: string;
let bucket: S3rver;
let test: TestPayload;
let opened: Parameters<typeof holdsForStoredBills>[0] extends () => infer Opened ? Opened : never;

async function startBucket(): Promise<string> {
  bucketFolder = await mkdtemp(path.join(tmpdir(), 'lotline-bucket-'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: bucketFolder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await bucket.run();
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  const environment = {
    STAFF_MAIL: 'desk@example.com',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: await startBucket(),
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  test = await createTestPayload({ seeded: false, environment });
  opened = {
    payload: test.payload,
    invoices: await import('#app/content/invoice-submissions.server.ts'),
    storage: await import('#cms/uploads/bill-storage.ts'),
    sweeping: await import('#cms/uploads/sweep.ts'),
  };
});

afterAll(async () => {
  await test.close();
  await bucket.close();
  await rm(bucketFolder, { recursive: true, force: true });
});

holdsForStoredBills(() => opened);

it('a bucket that answers with errors stores nothing, and says so', async () => {
  const sent = invoiceSubmission({ businessName: 'Without a bucket' });
  const file = await judgedPdf('bill.pdf', pdfBytes());
  await rm(path.join(bucketFolder, BUCKET), { recursive: true, force: true });
  const { FileNotStored } = await import('#app/content/bill-files.server.ts');
  await expect(opened.invoices.storeInvoiceSubmission(sent, file, {})).rejects.toBeInstanceOf(FileNotStored);
  const where = { additionalNotes: { contains: 'Without a bucket' } };
  expect((await test.payload.count({ collection: 'invoice-submissions', where })).totalDocs).toBe(0);
});
