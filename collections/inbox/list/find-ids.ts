import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import type { SubmissionKey } from '../kinds/index.ts';
import { conditionFor, type ListQuery } from './conditions.ts';
import type { Sort } from './filters.ts';

type Direction = 'forward' | 'backward';

const columnOf = (sort: Sort): SQL => (sort === 'due' ? sql`due_at` : sql`created_at`);

const isDescending = (sort: Sort, direction: Direction): boolean =>
  (sort === 'newest') !== (direction === 'backward');

/** In PostgreSQL, rows without a value come last, and in descending order first. */
function orderBy(sort: Sort, direction: Direction = 'forward'): SQL {
  const column = columnOf(sort);
  return isDescending(sort, direction) ? sql`${column} desc, id desc` : sql`${column}, id`;
}

function isBeyond({ id, dueAt, createdAt }: Submission, sort: Sort, direction: Direction): SQL {
  const column = columnOf(sort);
  const value = sort === 'due' ? dueAt : createdAt;
  const operator = isDescending(sort, direction) ? sql`<` : sql`>`;
  const isForward = direction === 'forward';
  if (!value) {
    const isTied = sql`${column} is null and id ${operator} ${id}`;
    return isForward ? isTied : sql`(${column} is not null or ${isTied})`;
  }
  const isLater = sql`(${column}, id) ${operator} (${value}::timestamptz, ${id})`;
  return isForward ? sql`(${isLater} or ${column} is null)` : isLater;
}

/**
 * A list comes in the order of an index. With a search, PostgreSQL cannot know how many rows that would
 * compare, so all matches are collected first.
 */
const matches = (query: ListQuery): SQL => sql`
  matches as ${query.search.trim() ? sql`materialized` : sql`not materialized`} (
    select id, ${columnOf(query.filters.sort)} from submissions where ${conditionFor(query)}
  )`;

async function findRow<Row extends Record<string, unknown>>({ db }: Payload, statement: SQL) {
  const [row] = (await db.drizzle.execute<Row>(statement)).rows;
  if (!row) throw new Error('The database found no counts.');
  return row;
}

export const findPageIds = (
  payload: Payload,
  query: ListQuery,
  { limit, page }: { limit: number; page: number },
) =>
  findRow<{ ids: number[]; total: number }>(
    payload,
    sql`
      with ${matches(query)}
      select (select count(*)::int from matches) as total, array(
        select id from matches order by ${orderBy(query.filters.sort)} limit ${limit} offset ${(page - 1) * limit}
      ) as ids`,
  );

export function findNeighborIds(payload: Payload, query: ListQuery, place: Submission) {
  const { sort } = query.filters;
  const beside = (direction: Direction) => sql`(
    select id from matches where ${isBeyond(place, sort, direction)} order by ${orderBy(sort, direction)} limit 1)`;
  return findRow<{
    previous: number | null;
    next: number | null;
    is_listed: boolean;
    before: number;
    total: number;
  }>(
    payload,
    sql`
      with ${matches(query)}
      select ${beside('backward')} as previous, ${beside('forward')} as next,
        exists (select from matches where id = ${place.id}) as is_listed, before, total
      from (
        select count(*)::int as total, (count(*) filter (where ${isBeyond(place, sort, 'backward')}))::int as before
        from matches
      ) as counts`,
  );
}

export async function countLists(payload: Payload, queries: readonly ListQuery[]): Promise<number[]> {
  const counts = queries.map(
    (query) => sql`(select count(*)::int from submissions where ${conditionFor(query)})`,
  );
  return (
    await findRow<{ counts: number[] }>(payload, sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  ).counts;
}

export async function findKeys({ db }: Payload, query: ListQuery, limit?: number): Promise<SubmissionKey[]> {
  const { rows } = await db.drizzle.execute<SubmissionKey & Record<string, unknown>>(sql`
    select collection, document::int as id from submissions where ${conditionFor(query)}
    order by ${orderBy(query.filters.sort)} limit ${limit ?? null}`);
  return rows;
}
