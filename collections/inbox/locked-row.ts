import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import type { InboxSlug, SubmissionKey } from './kinds/index.ts';

export interface LockedRow {
  status: string | null;
  revision: number;
  updatedAt: Date;
}

/** Locks the row until the transaction ends, so that the second of two changes sees the first. */
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

export async function findLastChange(
  req: PayloadRequest,
  { collection, id }: SubmissionKey,
): Promise<string> {
  const [last] = await queryRows<{ field: string; to: string | null; byName: string }>(
    req,
    sql`with those as (select * from changes where collection = ${collection} and document = ${id})
        select field, "to", by_name as "byName" from those
        where created_at > (select max(created_at) from those) - interval '1 second'
        order by field = 'Status' desc, id desc limit 1`,
  );
  if (!last) return 'Someone else changed this.';
  const { field, to, byName } = last;
  return field === 'Status' ? `${byName} changed this to ${to}.` : `${byName} changed “${field}” of this.`;
}
