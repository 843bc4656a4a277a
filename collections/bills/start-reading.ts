import type { Payload, PayloadRequest } from 'payload';
import { findAll } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { updateBill } from './update-bill.ts';

/** The queue in which bills are read, one after another. */
export const BILLS_QUEUE = 'bills';

/** Has a bill read as soon as the transaction of `req` is committed. It is read once all its files are scanned. */
export async function queueReading(req: PayloadRequest, bill: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'readBill', queue: BILLS_QUEUE, input: { bill }, req });
  await wakeQueue(req, BILLS_QUEUE);
}

/** Has a new bill read, in the transaction of `req`: after the virus scan, if there is one. */
export async function startReading(req: PayloadRequest, { bill, scan }: BillUpload): Promise<void> {
  const id = idOf(bill);
  if (id === undefined) return;
  await updateBill(req, id, { state: 'waiting' });
  if (scan !== 'waiting') await queueReading(req, id);
}

/** The files of a bill in the order in which they were sent. */
export const findFiles = (source: Payload | PayloadRequest, bill: number): Promise<BillUpload[]> =>
  findAll(source, 'bill-uploads', { bill: { equals: bill } }, 'fileNumber');
