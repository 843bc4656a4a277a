import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import type { InboxSlug } from './kinds.ts';

/** The columns that show whether someone else has changed a submission. */
export interface LockedRow {
  status: string;
  revision: number;
  updatedAt: Date;
}

/**
 * A row as it is now, locked until the transaction ends: of two people who change it at once, the second sees what the
 * first did.
 */
export async function findLockedRow(
  req: PayloadRequest,
  collection: InboxSlug,
  id: number,
): Promise<LockedRow | undefined> {
  const table = sql.identifier(collection.replaceAll('-', '_'));
  const [row] = await queryRows<{ status: string; revision: string; updated_at: string }>(
    req,
    sql`select status, revision, updated_at from ${table} where id = ${id} for update`,
  );
  return row && { status: row.status, revision: Number(row.revision), updatedAt: new Date(row.updated_at) };
}
