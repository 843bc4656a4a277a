import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import type { Bill } from '#cms/payload-types.ts';

/** Keeps others from changing a bill until the transaction of `req` ends. Returns whether the bill exists. */
export async function lockBill(req: PayloadRequest, id: number): Promise<boolean> {
  return (await queryRows(req, sql`select id from bills where id = ${id} for update`)).length > 0;
}

/** Changes fields of a bill that is not deleted. Payload writes its rows as a whole, so the bill is locked first. */
export async function updateBill(req: PayloadRequest, id: number, data: Partial<Bill>): Promise<void> {
  if (await lockBill(req, id)) await req.payload.update({ collection: 'bills', id, data, depth: 0, req });
}
