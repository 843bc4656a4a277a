import { sql } from '@payloadcms/db-postgres';
import type { UseName } from '#app/regulations/figures/placeholders.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { openPayload } from '#cms/open-payload.ts';

/** An article that others go with, and the blogs that may be linked to. */
export interface RelatedTo {
  id: number;
  module: ModuleSlug;
  category: string;
  /** The figures and deadlines in its texts. */
  uses: UseName[];
  /** Shown first, in this order: an editor chose them. */
  chosen: number[];
  openBlogs: ModuleSlug[];
}

/** How many articles are compared: the newest of the category, and some that share a figure. */
const CANDIDATES = 200;

const NEWEST_FIRST = sql.raw('published_at desc, id desc');

const list = (values: readonly (string | number)[], type: 'text' | 'int') =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}[]`;

/**
 * The ids of the articles that go with another one: those that an editor chose, then those of its category
 * (specification section 8), then others that share figures with it. Within each, those that share more figures are
 * first, then those of its law, then the newest. One statement, which compares a limited number of articles.
 */
export async function findRelated(to: RelatedTo, limit: number): Promise<number[]> {
  const { db } = await openPayload();
  const [chosen, uses, open] = [list(to.chosen, 'int'), list(to.uses, 'text'), list(to.openBlogs, 'text')];
  const { rows } = await db.drizzle.execute<{ id: number }>(sql`
    with candidates as (
      (select id from articles
        where module = ${to.module} and category = ${to.category} and _status = 'published'
        order by ${NEWEST_FIRST} limit ${CANDIDATES})
      union
      (select id from articles
        where figure_uses && ${uses} and module::text = any(${open}) and _status = 'published'
        limit ${CANDIDATES})
      union
      select id from articles
        where id = any(${chosen}) and module::text = any(${open}) and _status = 'published'
    )
    select articles.id from candidates join articles using (id)
    where articles.id <> ${to.id}
    order by
      array_position(${chosen}, articles.id) nulls last,
      (module = ${to.module} and category = ${to.category}) desc,
      cardinality(array(select unnest(figure_uses) intersect select unnest(${uses}))) desc,
      module = ${to.module} desc,
      ${NEWEST_FIRST}
    limit ${limit}`);
  return rows.map(({ id }) => id);
}
