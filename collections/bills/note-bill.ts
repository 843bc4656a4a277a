import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { formatBillValue } from '#law/bills/bill-fields.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { STATES } from './states.ts';

interface Row extends Record<string, unknown> {
  submission_id: number;
  state: string;
  carter: string | null;
  due: string | null;
}

/** Keeps what staff see of a bill in the inbox: "Demo Carting · Total $691.20 · Read". */
export async function updateExcerpt(req: PayloadRequest, bill: number): Promise<void> {
  const [row] = await queryRows<Row>(
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
