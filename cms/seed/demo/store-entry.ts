import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { assessmentBillPlace, invoicePlace } from '#cms/uploads/bill-names.ts';
import { firstScanState, queueScan } from '#collections/bill-uploads/scan.ts';
import { isInboxSlug } from '#cms/inbox/kinds.ts';
import type { DemoBill, DemoEntry } from './entry.ts';
import { endOf, storeHistory } from './work.ts';

type Row = RequiredDataFromCollectionSlug<CollectionSlug>;

/** When it came, as the database keeps it. */
const timesOf = ({ receivedAt }: DemoEntry) => ({
  createdAt: receivedAt.toISOString(),
  updatedAt: receivedAt.toISOString(),
});

interface Stored {
  collection: CollectionSlug;
  id: number;
  status?: unknown;
}

/** The history of a submission that was worked on. */
async function remember(
  req: PayloadRequest,
  { receivedAt }: DemoEntry,
  { collection, id, status }: Stored,
  now: Date,
) {
  if (!isInboxSlug(collection) || typeof status !== 'string') return;
  await storeHistory(req, { collection, id, status, receivedAt, now });
}

async function isThere(req: PayloadRequest, { collection, mark }: DemoEntry): Promise<boolean> {
  const where = { [mark.field]: { equals: mark.value } };
  return (await req.payload.count({ collection, where, req })).totalDocs > 0;
}

async function storeBill(
  req: PayloadRequest,
  entry: DemoEntry,
  bill: DemoBill,
  { prefix, name, now, ...details }: { prefix: string; name: string; now: Date; assessment?: number },
): Promise<number> {
  const { bytes } = bill;
  const status = bill.analysis?.status;
  const stored = await req.payload.create({
    collection: 'bill-uploads',
    data: {
      ...details,
      ...bill.analysis,
      ...endOf('bill-uploads', status, entry.receivedAt, now),
      ...timesOf(entry),
      originalName: bill.name,
      consentToAnalysis: true,
      scan: firstScanState(),
      prefix,
      submissionDigest: `${entry.mark.value}:bill`,
    },
    file: { name, mimetype: 'application/pdf', size: bytes.length, data: bytes },
    req,
  });
  await queueScan(req, stored);
  await remember(req, entry, { collection: 'bill-uploads', id: stored.id, status }, now);
  return stored.id;
}

/**
 * Stores one submission of the demo, in the transaction of `req`, as if it had come on its day and been worked on
 * since. Nobody is told of it. Beside it stand
 * the moves by which it came to its status. Returns whether it was new.
 */
export async function storeEntry(req: PayloadRequest, entry: DemoEntry, now: Date): Promise<boolean> {
  if (await isThere(req, entry)) return false;
  const { collection, bill, data, mark } = entry;
  const end = endOf(collection, data.status, entry.receivedAt, now);
  const known = { ...data, ...end, ...timesOf(entry), [mark.field]: mark.value };
  const isInvoice = collection === 'invoice-submissions';
  const sent =
    bill && isInvoice ? { bill: await storeBill(req, entry, bill, { ...invoicePlace('pdf'), now }) } : {};
  const { id } = await req.payload.create({ collection, data: { ...known, ...sent } as Row, req });
  await remember(req, entry, { collection, id, status: data.status }, now);
  if (bill && !isInvoice) {
    const place = assessmentBillPlace(String(data.reportId), bill.name, 'pdf', entry.receivedAt.getTime());
    await storeBill(req, entry, bill, { ...place, now, assessment: id });
  }
  return true;
}
