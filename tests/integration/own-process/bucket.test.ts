import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judgedPdf, pdfBytes } from '../../support/bill-file.ts';
import { holdsForStoredBills } from '../../support/bill-storage-suite.ts';
import { startBucket, type TestBucket } from '../../support/bucket.ts';
import { filesBelow } from '../../support/content-folder.ts';
import { invoiceSubmission } from '../../support/factories.ts';
import { createTestPayload, type TestPayload } from '../../support/payload.ts';
import { storePerson } from '../../support/person.ts';
import { request, signInAs } from '../../support/rest.ts';
import { unzip } from '../../support/zip.ts';

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

describe('content pictures', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const objects = async () =>
    (await readdir(bucket.folder, { recursive: true })).filter((name) => name.includes('red'));

  it('are imported into a bucket and exported from it byte for byte', async () => {
    const { exportContent } = await import('#collections/content-files/export.ts');
    const { importContent } = await import('#collections/content-files/import.ts');
    await exportContent(test.payload, folder);
    await mkdir(path.join(folder, 'media'));
    const picture = sharp({ create: { width: 1500, height: 900, channels: 3, background: 'red' } });
    await writeFile(path.join(folder, 'media/red.webp'), await picture.webp().toBuffer());
    await writeFile(path.join(folder, 'media/red.webp.yaml'), 'alt: Red.\n');

    await mkdir(path.join(folder, 'guides'));
    const wrong = '---\ntitle: No text\nexcerpt: None.\norder: 1\n---\n';
    await writeFile(path.join(folder, 'guides/wrong.md'), wrong);
    await expect(importContent(test.payload, folder)).rejects.toThrow('guides/wrong.md:2: body');
    expect(await objects()).toEqual([]);

    await rm(path.join(folder, 'guides'), { recursive: true });
    await importContent(test.payload, folder);
    expect((await objects()).length).toBeGreaterThanOrEqual(3);
    const again = path.join(folder, '..', `${path.basename(folder)}-again`);
    await exportContent(test.payload, again);
    expect(await filesBelow(again)).toEqual(await filesBelow(folder));
    await rm(again, { recursive: true });
  });
});

describe('an export of personal data', () => {
  /** Deletes an object from the bucket. The test server stores it in several files whose names begin with the object's. */
  async function lose(filename: string): Promise<void> {
    const folder = path.join(bucket.folder, 'utility_bills');
    const names = (await readdir(folder)).filter((name) => name.startsWith(filename));
    expect(names).not.toEqual([]);
    await Promise.all(names.map((name) => rm(path.join(folder, name))));
  }

  it('lists a file that the bucket lost, and contains the others', async () => {
    const { payload } = test;
    const address = 'ada@example.com';
    const bills = await import('#collections/bills/uploads/store-file.ts');
    const mail = await import('#cms/mail/queue.ts');
    const { cwzBill } = await storePerson({ payload, bills, mail }, address);
    const { filename } = await payload.findByID({ collection: 'bill-uploads', id: cwzBill, depth: 0 });
    await lose(filename ?? '');
    const error = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const as = await signInAs(payload, 'admin');
    const archive = await request(payload, '/api/personal-data/export', { as, body: { address } });
    const files = await unzip(Buffer.from(await archive.arrayBuffer()));
    const json = JSON.parse(files['personal-data.json']?.toString() ?? '') as {
      files: string[];
      filesNotRead: string[];
    };
    expect(json.filesNotRead).toEqual([`files/${cwzBill}-My bill.pdf`]);
    expect(json.files).toHaveLength(3);
    expect(files[json.files[0] ?? '']?.toString('latin1')).toMatch(/^%PDF/);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { bill: cwzBill, reason: 'NoSuchKey' },
      expect.stringContaining('export'),
    );
  });
});

describe('bill storage in a bucket', () => {
  holdsForStoredBills(() => opened);

  it('stores nothing and rejects the submission when the bucket is missing', async () => {
    const sent = invoiceSubmission({ businessName: 'Without a bucket' });
    const files = [await judgedPdf('bill.pdf', pdfBytes()), await judgedPdf()];
    await rm(bucket.folder, { recursive: true, force: true });
    const { FileNotStored } = await import('#collections/bills/uploads/store-file.ts');
    await expect(opened.invoices.submitInvoice(sent, files, {})).rejects.toBeInstanceOf(FileNotStored);
    const where = { additionalNotes: { contains: 'Without a bucket' } };
    expect((await test.payload.count({ collection: 'invoice-submissions', where })).totalDocs).toBe(0);
    await mkdir(bucket.folder);
  });
});

it('the bulk file is stored in the bucket for all processes, and replaces the previous one', async () => {
  const { findBulkFile, publishBulkFile } = await import('#collections/bulk/storage.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bulk-'));
  const publish = async (content: string, day: string, sha256: string) => {
    const file = path.join(folder, 'unfinished');
    await writeFile(file, content);
    await publishBulkFile(file, new Date(`${day}T12:00:00Z`), sha256);
  };
  expect(await findBulkFile()).toBeUndefined();
  await publish('the first', '2026-11-26', 'b'.repeat(64));
  const older = await findBulkFile();
  await publish('the second', '2026-11-27', 'a'.repeat(64));
  const file = await findBulkFile();
  expect(file).toMatchObject({ day: '2026-11-27', bytes: 10, sha256: 'a'.repeat(64) });
  const content = await file?.open();
  expect(content && (await text(content))).toBe('the second');
  expect(await older?.open()).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
