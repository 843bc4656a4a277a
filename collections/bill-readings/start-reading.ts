import type { Payload, PayloadRequest } from 'payload';
import { findAll } from '#cms/database/find.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import type { BillUpload } from '#cms/payload-types.ts';

/** The queue in which bills are read, one after another. */
export const BILLS_QUEUE = 'bills';

/** Has a bill read as soon as the transaction of `req` is committed. It is read once all its files are scanned. */
export async function queueReading(req: PayloadRequest, bill: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'readBill', queue: BILLS_QUEUE, input: { bill }, req });
  await wakeQueue(req, BILLS_QUEUE);
}

/** The bill to which a file belongs: the first file stands for it. */
export function billOf({ id, firstFile }: Pick<BillUpload, 'id' | 'firstFile'>): number {
  if (!firstFile) return id;
  return typeof firstFile === 'object' ? firstFile.id : firstFile;
}

/** Has a new bill read, in the transaction of `req`: after the virus scan, if there is one. */
export async function startReading(req: PayloadRequest, bill: BillUpload): Promise<void> {
  if (!bill.consentToAnalysis) return;
  const data = { bill: bill.id, state: 'waiting' as const, attempts: 0 };
  await req.payload.create({ collection: 'bill-readings', data, depth: 0, req });
  if (bill.scan !== 'waiting') await queueReading(req, bill.id);
}

/** The files of a bill in the order in which they were sent. */
export async function findFiles(source: Payload | PayloadRequest, bill: number): Promise<BillUpload[]> {
  return findAll(
    source,
    'bill-uploads',
    { or: [{ id: { equals: bill } }, { firstFile: { equals: bill } }] },
    'fileNumber',
  );
}
