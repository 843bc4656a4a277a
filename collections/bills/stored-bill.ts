import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { BILLS_QUEUE } from '#cms/jobs/run-queues.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import type { Bill, BillUpload } from '#cms/payload-types.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { updateExcerpt } from './note-bill.ts';

type Source = Payload | PayloadRequest;

export const findBill = (source: Source, id: number): Promise<Bill | undefined> =>
  findFirst(source, 'bills', { id: { equals: id } });

export const findFiles = (source: Source, bill: number): Promise<BillUpload[]> =>
  findAll(source, 'bill-uploads', { bill: { equals: bill } }, 'fileNumber');

/** Locks a bill until the transaction ends. Its submission comes first, as where the status changes. */
export async function lockBill(req: PayloadRequest, id: number): Promise<void> {
  const submission = sql`select submission_id from bills where id = ${id}`;
  await queryRows(req, sql`select 1 from submissions where id = (${submission}) for update`);
  await queryRows(req, sql`select 1 from bills where id = ${id} for update`);
}

/** The bill of a submission that has one. */
export async function findOwnBill(source: Source, submission: Bill['submission']): Promise<Bill> {
  const bill = await findFirst(source, 'bills', { submission: { equals: idOf(submission) ?? 0 } });
  if (!bill) throw new Error('A submission has no bill.');
  return bill;
}

type NewBill = Pick<Bill, 'module' | 'submissionDigest'> & { submission: number };

export const createBill = (req: PayloadRequest, bill: NewBill): Promise<Bill> =>
  req.payload.create({
    collection: 'bills',
    data: { ...bill, key: newPublicId(), state: 'notRead', attempts: 0 },
    depth: 0,
    req,
  });

export async function queueReading(req: PayloadRequest, bill: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'readBill', queue: BILLS_QUEUE, input: { bill }, req });
  await wakeQueue(req, BILLS_QUEUE);
}

/** A bill whose files are still to be scanned is read after that. */
export async function startReading(req: PayloadRequest, bill: number, { scan }: BillUpload): Promise<void> {
  await queryRows(req, sql`update bills set state = 'waiting' where id = ${bill}`);
  await updateExcerpt(req, bill);
  if (scan !== 'waiting') await queueReading(req, bill);
}

export async function deleteBillFiles(req: PayloadRequest, bill: number): Promise<void> {
  for (const { id } of await findFiles(req, bill))
    await req.payload.delete({ collection: 'bill-uploads', id, depth: 0, req });
}

export async function deleteBills(req: PayloadRequest, bills: readonly number[]): Promise<void> {
  for (const id of bills) await req.payload.delete({ collection: 'bills', id, depth: 0, req });
}

export const progressLink = ({ key }: Pick<Bill, 'key'>): string => `${siteUrl()}/bills/${key}`;
