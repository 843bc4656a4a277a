import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { inboxKind, type InboxSlug } from '#cms/inbox/kinds.ts';
import { submissionTitle } from '#cms/inbox/submission-title.ts';
import { columnOf } from './column.ts';
import { fromEachKind } from './work-rows.ts';

/** One submission that waits for somebody. */
export interface WaitingItem {
  slug: InboxSlug;
  id: number;
  title: string;
  /** ISO 8601; absent where nobody has said until when. */
  dueAt?: string;
}

/** The first of what waits for somebody, and how much it is in all. */
export interface Waiting {
  items: WaitingItem[];
  total: number;
}

interface WaitingRow extends Record<string, unknown> {
  slug: InboxSlug;
  id: number;
  title: string | null;
  due_at: string | null;
  total: number;
}

/** What is open and assigned to somebody, the most urgent first. One query. */
export async function waitingFor(payload: Payload, user: number, limit: number): Promise<Waiting> {
  const rowsOfAll = fromEachKind(
    (slug) => sql`id, ${columnOf(inboxKind(slug).title)}::text as title, due_at`,
    sql`closed_at is null and assignee_id = ${user}`,
  );
  const { rows } = await payload.db.drizzle.execute<WaitingRow>(
    sql`select *, (count(*) over ())::int as total from (${rowsOfAll}) as waiting
        order by due_at asc nulls last, slug, id limit ${limit}`,
  );
  const items = rows.map((row) => ({
    slug: row.slug,
    id: row.id,
    title: submissionTitle(payload, row),
    ...(row.due_at ? { dueAt: new Date(row.due_at).toISOString() } : {}),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
