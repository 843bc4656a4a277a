import type { Payload } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import { idOf } from '#cms/fields/id-of.ts';
import type { BillUpload, InvoiceSubmission } from '#cms/payload-types.ts';
import type { StoredFile } from '#collections/bills/uploads/bill-storage.ts';
import { judgedPdf, pdfBytes } from './bill-file.ts';
import { invoiceSubmission } from './factories.ts';

interface Opened {
  payload: Payload;
  invoices: typeof import('#collections/bills/invoices/submit.ts');
  storage: typeof import('#collections/bills/uploads/bill-storage.ts');
  sweeping: typeof import('#collections/bills/uploads/sweep.ts');
}

const HOUR_MS = 60 * 60 * 1000;
const inTwoHours = () => new Date(Date.now() + 2 * HOUR_MS);

async function contentOf({ storage }: Opened, file: StoredFile): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.billStorage().open(file)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

async function keptFiles({ storage }: Opened): Promise<string[]> {
  const names: string[] = [];
  for await (const { place } of storage.billStorage().list()) names.push(place.filename ?? '');
  return names;
}

/** Tests for stored bills, on disk or in a bucket. */
export function holdsForStoredBills(open: () => Opened): void {
  afterEach(() => vi.restoreAllMocks());

  const submissionsOf = async (businessName: string) => {
    const where = { additionalNotes: { contains: businessName } };
    return (await open().payload.find({ collection: 'invoice-submissions', where, depth: 0 })).docs;
  };

  /** The files of a submission's bill, in order. */
  const filesOf = async ({ submission }: InvoiceSubmission): Promise<BillUpload[]> => {
    const where = { 'bill.submission': { equals: idOf(submission) } };
    const sort = 'fileNumber';
    return (await open().payload.find({ collection: 'bill-uploads', where, sort, depth: 0 })).docs;
  };

  const storedPages = async (businessName: string, names: string[]) => {
    const files = await Promise.all(names.map((name) => judgedPdf(name, pdfBytes(name))));
    await open().invoices.submitInvoice(invoiceSubmission({ businessName }), files, {});
    const [submission] = await submissionsOf(businessName);
    if (!submission) throw new Error('Nothing was stored.');
    return { submission, files: await filesOf(submission) };
  };

  const stored = async (businessName: string) => {
    const { submission, files } = await storedPages(businessName, ['March bill.pdf']);
    const [file] = files;
    if (!file) throw new Error('No file was stored.');
    return { submission, file };
  };

  it('stores a bill with its row, under a generated name, byte for byte', async () => {
    const bytes = pdfBytes('as it was sent');
    const file = await judgedPdf('../../My bill.pdf', bytes);
    await open().invoices.submitInvoice(invoiceSubmission({ businessName: 'As sent' }), [file], {});
    const [submission] = await submissionsOf('As sent');
    const [row] = submission ? await filesOf(submission) : [];
    expect(row).toMatchObject({
      originalName: 'My bill.pdf',
      mimeType: 'application/pdf',
      filesize: bytes.length,
      prefix: 'utility_bills',
      scan: 'notScanned',
    });
    expect(row?.filename).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(row && (await contentOf(open(), row))).toBe(bytes.toString('latin1'));
  });

  it('stores a submission only once, with one file, when it is sent ten times at once', async () => {
    const before = await keptFiles(open());
    const bytes = pdfBytes('ten times');
    const files = await Promise.all(Array.from({ length: 10 }, () => judgedPdf('bill.pdf', bytes)));
    const sent = invoiceSubmission({ businessName: 'Ten times' });
    await Promise.all(files.map((file) => open().invoices.submitInvoice(sent, [file], {})));
    expect(await submissionsOf('Ten times')).toHaveLength(1);
    expect(await keptFiles(open())).toHaveLength(before.length + 1);
  });

  it('leaves nothing behind when a submission cannot be stored completely', async () => {
    const { payload, invoices } = open();
    const before = await keptFiles(open());
    vi.spyOn(payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    const sent = invoiceSubmission({ businessName: 'Half stored' });
    await expect(invoices.submitInvoice(sent, [await judgedPdf()], {})).rejects.toThrow('no queue');
    expect(await submissionsOf('Half stored')).toEqual([]);
    expect(await keptFiles(open())).toEqual(before);
  });

  it('stores the files of a bill in the order in which they were sent', async () => {
    const names = ['c.pdf', 'a.pdf', 'b.pdf'];
    const { files } = await storedPages('In order', names);
    expect(files.map(({ originalName, fileNumber }) => [fileNumber, originalName])).toEqual([
      [1, 'c.pdf'],
      [2, 'a.pdf'],
      [3, 'b.pdf'],
    ]);
    for (const file of files) expect(await contentOf(open(), file)).toContain(`% ${file.originalName}`);
    expect(new Set(files.map(({ filename }) => filename)).size).toBe(3);
    const { docs } = await open().payload.find({
      collection: 'payload-jobs',
      where: { 'input.subject': { equals: 'New LL199 invoice: In order' } },
    });
    expect(JSON.stringify(docs[0]?.input)).toContain('sent an invoice (3 files)');
  });

  it('leaves nothing behind when the last file of a bill cannot be stored', async () => {
    const before = await keptFiles(open());
    const files = [await judgedPdf('a.pdf'), await judgedPdf('b.pdf')];
    const lost = { ...(await judgedPdf('lost.pdf')), path: '/nowhere/lost.pdf' };
    const sent = invoiceSubmission({ businessName: 'Last lost' });
    await expect(open().invoices.submitInvoice(sent, [...files, lost], {})).rejects.toThrow(
      'The file could not be stored.',
    );
    expect(await submissionsOf('Last lost')).toEqual([]);
    expect(await keptFiles(open())).toEqual(before);
    const where = { originalName: { in: ['lost.pdf'] } };
    expect((await open().payload.count({ collection: 'bill-uploads', where })).totalDocs).toBe(0);
  });

  it('deletes all files of a bill when its submission is deleted', async () => {
    const { submission, files } = await storedPages('All deleted', ['1.pdf', '2.pdf', '3.pdf']);
    await open().payload.delete({ collection: 'invoice-submissions', id: submission.id });
    const kept = await keptFiles(open());
    for (const { filename } of files) expect(kept).not.toContain(filename);
    const where = { id: { in: files.map(({ id }) => id) } };
    expect((await open().payload.count({ collection: 'bill-uploads', where })).totalDocs).toBe(0);
  });

  it('does not let anyone replace a file', async () => {
    const { file } = await stored('Replaced');
    const { path: filePath } = await judgedPdf();
    const update = open().payload.update({ collection: 'bill-uploads', id: file.id, data: {}, filePath });
    await expect(update).rejects.toMatchObject({ status: 403 });
    expect(await contentOf(open(), file)).toContain('% March bill.pdf');
  });

  it('deletes only files that interrupted uploads left behind, after an hour', async () => {
    const { payload, sweeping } = open();
    const { files: wanted } = await storedPages('Wanted pages', ['1.pdf', '2.pdf']);
    const { file: rowless } = await stored('Rowless');
    await payload.db.pool.query('delete from bill_uploads where id = $1', [rowless.id]);
    expect(await sweeping.sweepUploads(payload)).toEqual({ incoming: 0, filesWithoutRow: 0 });
    expect(await sweeping.sweepUploads(payload, inTwoHours())).toMatchObject({ filesWithoutRow: 1 });
    const kept = await keptFiles(open());
    for (const { filename } of wanted) expect(kept).toContain(filename);
    expect(kept).not.toContain(rowless.filename);
  });
}
