import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { formatBillValue } from '#law/bills/bill-fields.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { BILLS_QUEUE } from '#cms/jobs/run-queues.ts';
import { wakeQueue } from '#cms/jobs/wake.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import type { Bill, BillUpload } from '#cms/payload-types.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { STATES } from './states.ts';

type Source = Payload | PayloadRequest;

export const findBill = (source: Source, id: number): Promise<Bill | undefined> =>
  findFirst(source, 'bills', { id: { equals: id } });

export const findFiles = (source: Source, bill: number): Promise<BillUpload[]> =>
  findAll(source, 'bill-uploads', { bill: { equals: bill } }, 'fileNumber');

/** Locks the submission before the bill, in the same order as a status change does. */
export async function lockBill(req: PayloadRequest, id: number): Promise<void> {
  const submission = sql`select submission_id from bills where id = ${id}`;
  await queryRows(req, sql`select 1 from submissions where id = (${submission}) for update`);
  await queryRows(req, sql`select 1 from bills where id = ${id} for update`);
}

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

interface ExcerptRow extends Record<string, unknown> {
  submission_id: number;
  state: string;
  carter: string | null;
  due: string | null;
}

/** Updates the excerpt that the inbox shows for a bill, such as "Demo Carting · Total $691.20 · Read". */
export async function updateExcerpt(req: PayloadRequest, bill: number): Promise<void> {
  const [row] = await queryRows<ExcerptRow>(
    req,
    sql`select submission_id, state, bill_hauler as carter, bill_amount_due::text as due from bills where id = ${bill}`,
  );
  if (!row) return;
  const { carter, due, state } = row;
  const label = STATES.find(({ value }) => value === state)?.label;
  const texts = [carter, due && `Total ${formatBillValue('amountDue', Number(due).toFixed(2))}`, label];
  const excerpt = texts.filter(Boolean).join(' · ');
  await queryRows(req, sql`update submissions set excerpt = ${excerpt} where id = ${row.submission_id}`);
}

export async function queueReading(req: PayloadRequest, bill: number): Promise<void> {
  await req.payload.jobs.queue({ task: 'readBill', queue: BILLS_QUEUE, input: { bill }, req });
  await wakeQueue(req, BILLS_QUEUE);
}

/** If the virus scan is still pending, the bill is read after it. */
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
