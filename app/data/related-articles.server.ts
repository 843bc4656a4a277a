import { sql } from '@payloadcms/db-postgres';
import type { UseName } from '#law/figures/placeholders.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';

export interface RelatedTo {
  id: number;
  module: ModuleSlug;
  category: string;
  uses: UseName[];
  chosen: number[];
}

export interface RelatedIds {
  related: number[];
  further: number[];
}

const CANDIDATES = 200;

const NEWEST_FIRST = sql.raw('dated_at desc, id desc');

const list = (values: readonly (string | number)[], type: 'text' | 'int') =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}[]`;

/**
 * Ranks further articles by the number of shared figures, then by law, then by date. Leaves
 * out articles of closed blogs. A single statement compares a limited number of candidates.
 */
export async function findRelated(
  { id, module, category, uses, chosen }: RelatedTo,
  limit: number,
): Promise<RelatedIds> {
  const { db } = await openPayload();
  const [chosenIds, ownUses] = [list(chosen, 'int'), list(uses, 'text')];
  const { rows } = await db.drizzle.execute<{ id: number; is_related: boolean }>(sql`
    with open_blogs as (
      select slug::text as blog from modules where sections_blog = 'live' and _status = 'published'
    ),
    listed as not materialized (
      select source_id::int as id, module, label as category, dated_at, uses from search.entries
      where kind = 'articles'
    ),
    related as (
      select id, row_number() over (order by ${NEWEST_FIRST}) as rank from listed
      where module = ${module} and category = ${category} and id <> ${id}
      order by ${NEWEST_FIRST} limit ${limit}
    ),
    candidates as (
      (select id, module, category, dated_at, uses from listed where uses && ${ownUses}
        order by ${NEWEST_FIRST} limit ${CANDIDATES})
      union
      select id, module, category, dated_at, uses from listed where id = any(${chosenIds})
    ),
    compared as (
      select id, dated_at, module = ${module} as is_of_law, array_position(${chosenIds}, id) as place,
        cardinality(array(select unnest(uses) intersect select unnest(${ownUses}))) as shared
      from candidates
      where id <> ${id} and id not in (select id from related)
        and (module = ${module} or module in (select blog from open_blogs))
        and (id = any(${chosenIds}) or module <> ${module} or category <> ${category})
    ),
    further as (
      select id, row_number() over (
        order by place nulls last, shared desc, is_of_law desc, ${NEWEST_FIRST}
      ) as rank from compared
    )
    select id, true as is_related, rank from related
    union all select id, false, rank from further where rank <= ${limit}
    order by rank`);
  const idsWhere = (isRelated: boolean) =>
    rows.filter((row) => row.is_related === isRelated).map((row) => row.id);
  return { related: idsWhere(true), further: idsWhere(false) };
}
