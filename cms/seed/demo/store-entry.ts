import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { assessmentBillPlace, invoicePlace } from '#cms/uploads/bill-names.ts';
import { firstScanState, queueScan } from '#cms/uploads/queue-scan.ts';
import type { DemoBill, DemoEntry } from './entry.ts';

type Row = RequiredDataFromCollectionSlug<CollectionSlug>;

/** When it came, as the database keeps it. */
const timesOf = ({ receivedAt }: DemoEntry) => ({
  createdAt: receivedAt.toISOString(),
  updatedAt: receivedAt.toISOString(),
});

async function isThere(req: PayloadRequest, { collection, mark }: DemoEntry): Promise<boolean> {
  const where = { [mark.field]: { equals: mark.value } };
  return (await req.payload.count({ collection, where, req })).totalDocs > 0;
}

async function storeBill(
  req: PayloadRequest,
  entry: DemoEntry,
  bill: DemoBill,
  { prefix, name, ...details }: { prefix: string; name: string; assessment?: number },
): Promise<number> {
  const { bytes } = bill;
  const stored = await req.payload.create({
    collection: 'bill-uploads',
    data: {
      ...details,
      ...bill.analysis,
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
  return stored.id;
}

/**
 * Stores one submission of the demo, in the transaction of `req`, as if it had come on its day and been worked on
 * since. Nobody is told of it. What the inbox keeps beside what was sent, such as an assignee, is added here.
 * Returns whether it was new.
 */
export async function storeEntry(req: PayloadRequest, entry: DemoEntry): Promise<boolean> {
  if (await isThere(req, entry)) return false;
  const { collection, bill, data, mark } = entry;
  const known = { ...data, ...timesOf(entry), [mark.field]: mark.value };
  const isInvoice = collection === 'invoice-submissions';
  const sent = bill && isInvoice ? { bill: await storeBill(req, entry, bill, invoicePlace('pdf')) } : {};
  const { id } = await req.payload.create({ collection, data: { ...known, ...sent } as Row, req });
  if (bill && !isInvoice) {
    const place = assessmentBillPlace(String(data.reportId), bill.name, 'pdf', entry.receivedAt.getTime());
    await storeBill(req, entry, bill, { ...place, assessment: id });
  }
  return true;
}
