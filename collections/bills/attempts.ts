import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Reading } from './reading/reading.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import type { Bill } from '#cms/payload-types.ts';
import type { BY_HAND_REASONS } from './analysis-states.ts';

export type ByHandReason = (typeof BY_HAND_REASONS)[number]['value'];

/** An attempt to read a bill. Late results of a process presumed dead are discarded. */
export interface Attempt {
  bill: number;
  number: number;
}

/** Reading starts once more if the server stopped during the first attempt. */
const MAX_ATTEMPTS = 2;

export async function beginAttempt({ db }: Payload, bill: number): Promise<Attempt | undefined> {
  const { rows } = await db.drizzle.execute<{ attempts: string }>(sql`
    update bills set state = 'reading', attempts = attempts + 1, started_at = now(), updated_at = now()
    where id = ${bill} and state in ('waiting', 'reading') and attempts < ${MAX_ATTEMPTS}
    returning attempts`);
  const [row] = rows;
  if (row) return { bill, number: Number(row.attempts) };
  await leaveToPerson({ db }, { bill }, 'interrupted');
  return undefined;
}

export async function leaveToPerson(
  { db }: Pick<Payload, 'db'>,
  { bill, number }: Pick<Attempt, 'bill'> & Partial<Attempt>,
  reason: ByHandReason,
): Promise<void> {
  const isOpen = number
    ? sql`state = 'reading' and attempts = ${number}`
    : sql`state in ('waiting', 'reading')`;
  await db.drizzle.execute(sql`
    update bills set state = 'byHand', reason = ${reason}, updated_at = now() where id = ${bill} and ${isOpen}`);
}

const MAX_VALUES = 400;
const MAX_PAGES = 200;

/** PostgreSQL cannot store NUL, and readers need no other control characters. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const storedValues = ({ values }: Reading): NonNullable<Bill['values']> =>
  values.slice(0, MAX_VALUES).flatMap(({ label, ...read }) => {
    const [value, printed] = [printable(read.value), printable(read.printed)];
    if (!value || !printed) return [];
    return { ...read, value, printed, label: label && printable(label), verdict: 'none', revision: 0 };
  });

export async function storeReading(
  payload: Payload,
  { bill, number }: Attempt,
  read: Reading,
): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const own = sql`select id from bills where id = ${bill} and state = 'reading' and attempts = ${number} for update`;
    const current = await queryRows(req, own);
    if (current.length === 0) return false;
    await payload.update({
      collection: 'bills',
      id: bill,
      depth: 0,
      data: {
        state: 'read',
        reason: null,
        kind: read.kind,
        bills: read.bills,
        readAt: new Date().toISOString(),
        pages: read.pages.slice(0, MAX_PAGES),
        values: storedValues(read),
      },
      req,
    });
    return true;
  });
}
