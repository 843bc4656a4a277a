import { sql } from '@payloadcms/db-postgres';
import type { ModuleSlug } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';

export interface ArticleQuery {
  modules: readonly ModuleSlug[];
  page: number;
  pageSize: number;
  search?: string;
  category?: string;
}

export const escapeWildcards = (search: string): string =>
  search.replace(/[\\%_]/g, (character) => `\\${character}`);

interface Found extends Record<string, unknown> {
  ids: number[];
  total: number;
}

/** Finds one page of matches, newest first, and counts all matches, in a single statement. See docs/decisions/0027. */
export async function findPublished(query: ArticleQuery): Promise<Found> {
  const { modules, page, pageSize, search, category } = query;
  const { db } = await openPayload();
  const slugs = modules.map((module) => sql`${module}`);
  const conditions = [
    sql`kind = 'articles'`,
    sql`module in (${sql.join(slugs, sql`, `)})`,
    ...(category ? [sql`label = ${category}`] : []),
    ...(search ? [sql`list_text like '%' || lower(${escapeWildcards(search)}) || '%'`] : []),
  ];
  const { rows } = await db.drizzle.execute<Found>(sql`
    with found as materialized (
      select source_id::int as id, dated_at from search.entries where ${sql.join(conditions, sql` and `)}
    )
    select
      array(
        select id from found order by dated_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}
      ) as ids,
      (select count(*)::int from found) as total`);
  const [found] = rows;
  if (!found) throw new Error('The database did not count articles.');
  return found;
}
