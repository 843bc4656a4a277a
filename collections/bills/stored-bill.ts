import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { BILLS_QUEUE } from '#cms/jobs/run-queues.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import type { Bill, BillUpload } from '#cms/payload-types.ts';

/** The queue in which bills are read, one after another. */

type Source = Payload | PayloadRequest;

export const findBill = (source: Source, id: number): Promise<Bill | undefined> =>
  findFirst(source, 'bills', { id: { equals: id } });

export const findFiles = (source: Source, bill: number): Promise<BillUpload[]> =>
  findAll(source, 'bill-uploads', { bill: { equals: bill } }, 'fileNumber');

export async function lockBill(req: PayloadRequest, id: number): Promise<boolean> {
  return (await queryRows(req, sql`select id from bills where id = ${id} for update`)).length > 0;
}

/** Locks the bill first, because Payload writes whole rows. */
export async function updateBill(req: PayloadRequest, id: number, data: Partial<Bill>): Promise<void> {
  if (await lockBill(req, id)) await req.payload.update({ collection: 'bills', id, data, depth: 0, req });
}

export async function queueReading(req: PayloadRequest, bill: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'readBill', queue: BILLS_QUEUE, input: { bill }, req });
  await wakeQueue(req, BILLS_QUEUE);
}

export async function startReading(req: PayloadRequest, { bill, scan }: BillUpload): Promise<void> {
  const id = idOf(bill);
  if (id === undefined) return;
  await updateBill(req, id, { state: 'waiting' });
  if (scan !== 'waiting') await queueReading(req, id);
}

export const deleteBillRow = (req: PayloadRequest, id: number): Promise<void> =>
  req.payload.db.deleteMany({ collection: 'bills', where: { id: { equals: id } }, req });

export async function deleteBill(req: PayloadRequest, id: number): Promise<void> {
  const [first] = await findFiles(req, id);
  if (first) await req.payload.delete({ collection: 'bill-uploads', id: first.id, req });
  await deleteBillRow(req, id);
}

export async function findBillKey(source: Source, { bill }: Pick<BillUpload, 'bill'>): Promise<string> {
  return (await findBill(source, idOf(bill) ?? 0))?.key ?? '';
}

export const progressLink = async (req: PayloadRequest, of: Pick<BillUpload, 'bill'>): Promise<string> =>
  `${siteUrl()}/bills/${await findBillKey(req, of)}`;
