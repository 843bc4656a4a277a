import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';
import type { InboxSlug } from './kinds.ts';

/** The columns that tell whether someone else has changed a submission. */
export interface LockedRow {
  status: string;
  revision: number;
  updatedAt: Date;
}

interface Row {
  collection: InboxSlug;
  id: number | string;
}

/**
 * A row as it is now, locked until the transaction ends: of two people who change it at once, the second sees what the
 * first did.
 */
export async function findLockedRow(
  req: PayloadRequest,
  { collection, id }: Row,
): Promise<LockedRow | undefined> {
  const database = await transactionOf(req);
  const table = sql.identifier(collection.replaceAll('-', '_'));
  const { rows } = await database.execute<{ status: string; revision: string; updated_at: string }>(
    sql`select status, revision, updated_at from ${table} where id = ${id} for update`,
  );
  const [row] = rows;
  return row && { status: row.status, revision: Number(row.revision), updatedAt: new Date(row.updated_at) };
}

/** Like `findLockedRow`, for a row that has to exist. */
export async function lockedRow(req: PayloadRequest, { collection, id }: Row): Promise<LockedRow> {
  const row = await findLockedRow(req, { collection, id });
  if (!row) throw new Error(`There is no row ${id} in ${collection}.`);
  return row;
}
