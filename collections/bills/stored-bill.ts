import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { BILLS_QUEUE } from '#cms/jobs/run-queues.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import type { Bill, BillUpload } from '#cms/payload-types.ts';

/** The queue in which bills are read, one after another. */

type Source = Payload | PayloadRequest;

export const findBill = (source: Source, id: number): Promise<Bill | undefined> =>
  findFirst(source, 'bills', { id: { equals: id } });

/** The files of a bill in the order in which they were sent. */
export const findFiles = (source: Source, bill: number): Promise<BillUpload[]> =>
  findAll(source, 'bill-uploads', { bill: { equals: bill } }, 'fileNumber');

/** Keeps others from changing a bill until the transaction of `req` ends. Returns whether the bill exists. */
export async function lockBill(req: PayloadRequest, id: number): Promise<boolean> {
  return (await queryRows(req, sql`select id from bills where id = ${id} for update`)).length > 0;
}

/** Changes fields of a bill that is not deleted. Payload writes its rows as a whole, so the bill is locked first. */
export async function updateBill(req: PayloadRequest, id: number, data: Partial<Bill>): Promise<void> {
  if (await lockBill(req, id)) await req.payload.update({ collection: 'bills', id, data, depth: 0, req });
}

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

export const deleteBillRow = (req: PayloadRequest, id: number): Promise<void> =>
  req.payload.db.deleteMany({ collection: 'bills', where: { id: { equals: id } }, req });

/** Deletes a bill with its files, in the transaction of `req`. */
export async function deleteBill(req: PayloadRequest, id: number): Promise<void> {
  // The first file takes the others along.
  const [first] = await findFiles(req, id);
  if (first) await req.payload.delete({ collection: 'bill-uploads', id: first.id, req });
  await deleteBillRow(req, id);
}

/** The secret part of the address where the sender of a bill sees how far it has come. */
export async function findBillKey(source: Source, { bill }: Pick<BillUpload, 'bill'>): Promise<string> {
  return (await findBill(source, idOf(bill) ?? 0))?.key ?? '';
}

export const progressLink = async (req: PayloadRequest, of: Pick<BillUpload, 'bill'>): Promise<string> =>
  `${siteAddress()}/bills/${await findBillKey(req, of)}`;
