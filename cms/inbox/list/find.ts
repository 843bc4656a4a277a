import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { submissionTitle } from '../field-text.ts';
import { INBOX_SLUGS, type InboxSlug, type SubmissionKey } from '../kinds.ts';
import { findBillNotes } from './bill-notes.ts';
import { conditionFor, type ListQuery } from './conditions.ts';
import { type Direction, isBeyond, orderBy, type Place, sortColumn } from './order.ts';
import type { ListedSubmission } from './schema.ts';
import { type Source, sourcesOf } from './union.ts';

interface Row extends Record<string, unknown> {
  collection: InboxSlug;
  id: number;
  title: string | null;
  sender: string | null;
  reference: string | null;
  module: string | null;
  status: string;
  assignee_id: number | null;
  assignee_name: string | null;
  due_at: string | null;
  created_at: string;
  closed_at: string | null;
  is_spam: boolean | null;
  revision: string | null;
}

const isoTime = (value: string | null): string | null => value && new Date(value).toISOString();

const listed = (payload: Payload, row: Row): ListedSubmission => ({
  collection: row.collection,
  id: row.id,
  title: submissionTitle(payload, { slug: row.collection, id: row.id, title: row.title }),
  sender: row.sender ?? '',
  reference: row.reference,
  module: row.module,
  status: row.status,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
  dueAt: isoTime(row.due_at),
  receivedAt: new Date(row.created_at).toISOString(),
  closedAt: isoTime(row.closed_at),
  isSpam: row.is_spam === true,
  revision: Number(row.revision ?? 0),
});

/** The kinds that a list can show, each with its condition. */
const partsOf = (payload: Payload, query: ListQuery): { source: Source; condition: SQL }[] =>
  sourcesOf(payload).flatMap((source) => {
    const condition = conditionFor(source, query);
    return condition ? [{ source, condition }] : [];
  });

/** What each kind has in common. A title that is also the company is not said twice. */
const selection = ({ slug, order, title, email, company, reference, module }: Source): SQL => sql`
  ${slug}::text as collection, ${order}::int as kind_order, s.id, ${title}::text as title,
  coalesce(nullif(${company ?? sql`null`}, ${title}::text), ${email}) as sender,
  ${reference ?? sql`null`}::text as reference, ${module} as module, s.status::text as status,
  s.assignee_id, s.due_at, s.created_at, s.closed_at, s.is_spam, s.revision`;

interface Slice {
  /** All of them by default. */
  limit?: number;
  offset?: number;
  beyond?: { place: Place; direction: Direction };
}

/** A part of a list. Each kind gives as many of its first rows as the part needs, by its index. */
async function findSlice(payload: Payload, query: ListQuery, { limit, offset = 0, beyond }: Slice) {
  const { sort } = query.filters;
  const order = orderBy(sort, beyond?.direction);
  const parts = partsOf(payload, query).map(({ source, condition }) => {
    const rest = beyond ? isBeyond(source, sort, beyond.place, beyond.direction) : sql`true`;
    return sql`(
      select ${selection(source)} from ${source.from} where ${condition} and ${rest}
      order by ${order} limit ${limit === undefined ? null : offset + limit}::int)`;
  });
  if (parts.length === 0) return [];
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select listed.*, users.name as assignee_name
    from (select * from (${sql.join(parts, sql` union all `)}) as kinds
      order by ${order} limit ${limit ?? null}::int offset ${offset}) as listed
    left join users on users.id = listed.assignee_id
    order by ${order}`);
  return rows.map((row) => listed(payload, row));
}

export async function findPage(
  payload: Payload,
  query: ListQuery,
  slice: { limit: number; offset: number },
): Promise<ListedSubmission[]> {
  const rows = await findSlice(payload, query, slice);
  const noteOf = await findBillNotes(payload, rows);
  return rows.map((row) => ({ ...row, note: noteOf(row) || undefined }));
}

const countSql = (payload: Payload, query: ListQuery, rest: (source: Source) => SQL = () => sql`true`) => {
  const parts = partsOf(payload, query).map(
    ({ source, condition }) =>
      sql`(select count(*) from ${source.from} where ${condition} and ${rest(source)})`,
  );
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
};

/** How many submissions each of these lists shows. One query. */
export async function countLists(payload: Payload, queries: readonly ListQuery[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const counts = queries.map((query) => sql`(${countSql(payload, query)})::int`);
  const { rows } = await payload.db.drizzle.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}

/** The keys of a list, in its order. */
export async function findKeys(payload: Payload, query: ListQuery, limit?: number): Promise<SubmissionKey[]> {
  const rows = await findSlice(payload, query, { limit });
  return rows.map(({ collection, id }) => ({ collection, id }));
}

/** Where a submission stands in the order of a list, whether or not the list shows it; nothing where it is not stored. */
async function findPlace(payload: Payload, query: ListQuery, { collection, id }: SubmissionKey) {
  const order = INBOX_SLUGS.indexOf(collection);
  const source = sourcesOf(payload)[order];
  if (!source) return undefined;
  const isListed = conditionFor(source, query) ?? sql`false`;
  const { rows } = await payload.db.drizzle.execute<{ at: string | null; is_listed: boolean }>(
    sql`select ${sortColumn(query.filters.sort)} as at, (${isListed}) as is_listed
        from ${source.from} where s.id = ${id}`,
  );
  return rows[0] && { place: { at: isoTime(rows[0].at), order, id }, isListed: rows[0].is_listed };
}

/** The submissions before and after one in a list, and its number there. */
export async function findNeighbors(payload: Payload, query: ListQuery, key: SubmissionKey) {
  const found = await findPlace(payload, query, key);
  if (!found) return undefined;
  const { place, isListed } = found;
  const beside = async (direction: Direction) =>
    (await findSlice(payload, query, { limit: 1, beyond: { place, direction } }))[0] ?? null;
  const { sort } = query.filters;
  const before = countSql(payload, query, (source) => isBeyond(source, sort, place, 'backward'));
  const [previous, next, { rows }] = await Promise.all([
    beside('backward'),
    beside('forward'),
    payload.db.drizzle.execute<{ before: number; total: number }>(
      sql`select (${before})::int as before, (${countSql(payload, query)})::int as total`,
    ),
  ]);
  const { before: count = 0, total = 0 } = rows[0] ?? {};
  return { previous, next, position: isListed ? count + 1 : null, total };
}
