import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import type { InboxSlug } from './kinds.ts';

/** What shows whether someone else has changed a submission. Not every document is work: then it has no status. */
export interface LockedRow {
  status: string | null;
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
  const [row] = await queryRows<{ status: string | null; revision: string | null; updated_at: string }>(
    req,
    sql`select s.status, s.revision, d.updated_at from ${table} d left join submissions s on s.id = d.submission_id
        where d.id = ${id} for update of d`,
  );
  return row && { status: row.status, revision: Number(row.revision), updatedAt: new Date(row.updated_at) };
}
