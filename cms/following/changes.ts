import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** A change, and the followers who are to be told of it. */
export interface PlannedChange {
  /** A BBL, or an entry of the register: "figure:ll97-penalty-per-ton". */
  subject: string;
  /** The path of the page that shows it. */
  page: string;
  text: string;
  reason: string;
  readers: readonly number[];
}

async function newIds(req: PayloadRequest, count: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    req,
    sql`select nextval(pg_get_serial_sequence('follow_changes', 'id')) as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}

/** Stores changes with their readers, in the transaction of `req`. */
export async function insertChanges(
  req: PayloadRequest,
  changes: readonly PlannedChange[],
  day: string,
): Promise<void> {
  if (changes.length === 0) return;
  const ids = await newIds(req, changes.length);
  const column = (name: 'subject' | 'page' | 'text' | 'reason') =>
    sql.param(changes.map((change) => change[name]));
  await queryRows(
    req,
    sql`
    insert into follow_changes (id, subject, page, text, reason, changed_on)
    select *, ${day}::date from unnest(
      ${sql.param(ids)}::bigint[], ${column('subject')}::text[], ${column('page')}::text[], ${column('text')}::text[],
      ${column('reason')}::text[]
    )`,
  );
  const readers = changes.flatMap((change, index) =>
    change.readers.map((follower) => ({ follower, change: ids[index] })),
  );
  await queryRows(
    req,
    sql`
    insert into follow_change_readers (follower_id, change_id)
    select * from unnest(
      ${sql.param(readers.map(({ follower }) => follower))}::int[],
      ${sql.param(readers.map(({ change }) => change))}::bigint[]
    ) on conflict do nothing`,
  );
}
