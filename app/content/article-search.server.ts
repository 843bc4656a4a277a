import { sql } from '@payloadcms/db-postgres';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { openPayload } from '#cms/open-payload.ts';

/** Which articles of these modules are wanted, and which part of them. */
export interface ArticleQuery {
  modules: readonly ModuleSlug[];
  /** The first is 1. */
  page: number;
  pageSize: number;
  /** A part of the title, the excerpt or the author, whatever the case; or words of the title, the excerpt or the body. */
  search?: string;
  /** Matches exactly. */
  category?: string;
}

/** The characters that SQL's LIKE takes for wildcards stand for themselves in a visitor's words. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, (character) => `\\${character}`);

interface Found extends Record<string, unknown> {
  ids: number[];
  total: number;
}

type Sql = ReturnType<typeof sql>;

const idsOf = (conditions: Sql[]): Sql =>
  sql`select id, published_at from articles where ${sql.join(conditions, sql` and `)}`;

/** Each of the two ways to match has an index of its own, which a single condition with "or" could not use as well. */
const matches = (conditions: Sql[], search: string): Sql => {
  const part = sql`search_text like '%' || lower(${literally(search)}) || '%'`;
  const words = sql`article_words(search_words) @@ plainto_tsquery('english', ${search})`;
  return sql`${idsOf([...conditions, part])} union ${idsOf([...conditions, words])}`;
};

/**
 * The published articles of a query, newest first: the numbers of those of one page, and how many there are in all. One
 * statement, which reads indexes and what they find: see docs/decisions/0027.
 */
export async function findPublished({
  modules,
  page,
  pageSize,
  search,
  category,
}: ArticleQuery): Promise<Found> {
  const { db } = await openPayload();
  const conditions = [
    sql`module in (${sql.join(
      modules.map((module) => sql`${module}`),
      sql`, `,
    )})`,
    sql`_status = 'published'`,
    ...(category ? [sql`category = ${category}`] : []),
  ];
  const { rows } = await db.drizzle.execute<Found>(sql`
    with found as materialized (${search ? matches(conditions, search) : idsOf(conditions)})
    select
      array(
        select id from found order by published_at desc, id desc
        limit ${pageSize} offset ${(page - 1) * pageSize}
      ) as ids,
      (select count(*)::int from found) as total`);
  const [found] = rows;
  if (!found) throw new Error('The database did not count articles.');
  return found;
}
