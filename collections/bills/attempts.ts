import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Reading } from './reading/reading.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import type { Bill } from '#cms/payload-types.ts';
import { updateExcerpt } from './stored-bill.ts';
import { prefilled } from './prefill.ts';
import { lockBill } from './stored-bill.ts';

export type ByHandReason = NonNullable<Bill['reason']>;

/** An attempt to read a bill. Late results are discarded if a newer attempt has started. */
export interface Attempt {
  bill: number;
  number: number;
}

/** Allows one retry, in case the server stops during the first attempt. */
const MAX_ATTEMPTS = 2;

export async function beginAttempt(payload: Payload, bill: number): Promise<Attempt | undefined> {
  const { rows } = await payload.db.drizzle.execute<{ attempts: string }>(sql`
    update bills set state = 'reading', attempts = attempts + 1, started_at = now()
    where id = ${bill} and state in ('waiting', 'reading') and attempts < ${MAX_ATTEMPTS}
    returning attempts`);
  const [row] = rows;
  if (row) return { bill, number: Number(row.attempts) };
  await handToStaff(payload, { bill }, 'interrupted');
  return undefined;
}

export async function handToStaff(
  payload: Payload,
  { bill, number }: Pick<Attempt, 'bill'> & Partial<Attempt>,
  reason: ByHandReason,
): Promise<void> {
  const isOpen = number
    ? sql`state = 'reading' and attempts = ${number}`
    : sql`state in ('waiting', 'reading')`;
  await inTransaction(payload, async (req) => {
    await lockBill(req, bill);
    await queryRows(
      req,
      sql`update bills set state = 'byHand', reason = ${reason} where id = ${bill} and ${isOpen}`,
    );
    await updateExcerpt(req, bill);
  });
}

const MAX_VALUES = 400;
const MAX_PAGES = 200;

/** Replaces control characters: PostgreSQL cannot store NUL, and the others are useless. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const printableValues = ({ values }: Reading): Reading['values'] =>
  values.slice(0, MAX_VALUES).flatMap(({ label, ...read }) => {
    const [value, printed] = [printable(read.value), printable(read.printed)];
    return value && printed ? [{ ...read, value, printed, label: label && printable(label) }] : [];
  });

/** Stores the values that were read, and fills in the form unless staff have saved it. */
export async function storeReading(
  payload: Payload,
  { bill, number }: Attempt,
  read: Reading,
): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockBill(req, bill);
    const [row] = await queryRows<{ checked_at: string | null }>(
      req,
      sql`select checked_at from bills where id = ${bill} and state = 'reading' and attempts = ${number}`,
    );
    if (!row) return false;
    const values = printableValues(read);
    await payload.update({
      collection: 'bills',
      id: bill,
      depth: 0,
      data: {
        state: 'read',
        reason: null,
        kind: read.kind,
        readAt: new Date().toISOString(),
        pages: read.pages.slice(0, MAX_PAGES),
        read: { bills: read.bills, values },
        ...(row.checked_at === null && read.kind === 'bill' && prefilled(values)),
      },
      req,
    });
    return true;
  });
}
