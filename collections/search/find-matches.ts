import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { LawGroup } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';
import { isShown, SEARCH_KINDS, type SearchKind } from './entry.ts';
import { type Question, withLawNames, withLawNumbers } from './question.ts';

/**
 * Sorting by relevance reads each entry, so it is limited to this many matches of a kind. The rest are sorted
 * by date.
 */
const RANKED = 40;

export const PAGE_SIZE = 20;

export interface Match {
  id: string;
  kind: SearchKind;
  score: number;
}

export interface Matches {
  counts: Partial<Record<SearchKind, number>>;
  matches: Match[];
}

const IN_ORDER = sql`is_named desc, in_title desc, weight desc, dated_at desc nulls last, id`;

const scoreOf = (query: SQL): SQL =>
  sql`weight * (ts_rank(words, ${query}, 1) + case when is_named then 10 when in_title then 0.5 else 0 end)`;

const MANY = ['articles', 'figures'] as const;

const bestOf = (kind: SearchKind): SQL =>
  sql`(select id, in_title, is_named from found where kind = ${kind} order by ${IN_ORDER} limit ${RANKED})`;

/** Kinds with few matches are sorted together, so that thousands of entries are not read for each. */
const bestOfEach = (query: SQL): SQL => sql`
  select entries.id, entries.kind, ${scoreOf(query)} as score
  from (
    select id, in_title, is_named
    from (
      select id, in_title, is_named, row_number() over (partition by kind order by ${IN_ORDER}) as place
      from found where kind not in (${sql.join(
        MANY.map((kind) => sql`${kind}`),
        sql`, `,
      )})
    ) as few
    where place <= ${RANKED}
    union all ${sql.join(MANY.map(bestOf), sql` union all `)}
  ) as best
  join search.entries using (id)`;

function pageOf(query: SQL, kind: SearchKind, page: number): SQL {
  const skipped = (page - 1) * PAGE_SIZE;
  const ofKind = sql`select id, kind, in_title, is_named from found where kind = ${kind} order by ${IN_ORDER}`;
  if (skipped >= RANKED)
    return sql`select id, kind, 0::real as score from (${ofKind} limit ${PAGE_SIZE} offset ${skipped}) as others`;
  return sql`
    select entries.id, entries.kind, ${scoreOf(query)} as score
    from (${ofKind} limit ${RANKED}) as best join search.entries using (id, kind)
    order by score desc, id limit ${PAGE_SIZE} offset ${skipped}`;
}

interface Asked {
  open: readonly string[];
  kind?: SearchKind;
  page: number;
}

interface Row extends Record<string, unknown> {
  counts: Partial<Record<SearchKind, number>> | null;
  matches: Match[] | null;
}

export async function findMatches({ words, laws }: Question, { open, kind, page }: Asked): Promise<Matches> {
  const { db } = await openPayload();
  const query = sql`${words}::tsquery`;
  const isNamed = laws ? sql`kind = 'laws' and title_words @@ ${laws}::tsquery` : sql`false`;
  const { rows } = await db.drizzle.execute<Row>(sql`
    with found as materialized (
      select id, kind, weight, dated_at, title_words @@ ${query} as in_title, ${isNamed} as is_named
      from search.entries
      where search.entry_words(words) @@ ${query} and ${isShown(open)}
    ),
    picked as materialized (${kind ? pageOf(query, kind, page) : bestOfEach(query)})
    select
      (select json_object_agg(kind, count) from (select kind, count(*)::int from found group by kind) as each) as counts,
      (select json_agg(json_build_object('id', id::text, 'kind', kind, 'score', score) order by score desc, id)
        from picked) as matches`);
  const [row] = rows;
  return { counts: row?.counts ?? {}, matches: row?.matches ?? [] };
}

export const isSearchKind = (value: unknown): value is SearchKind =>
  SEARCH_KINDS.some((kind) => kind === value);

export interface SuggestedEntry extends Record<string, unknown> {
  kind: SearchKind;
  module: LawGroup | null;
  url: string;
  title: string;
  label: string;
}

const MAX_SUGGESTIONS = 8;

const MAX_READ = 200;

export async function suggestEntries(typed: string, open: readonly string[]): Promise<SuggestedEntry[]> {
  const text = withLawNumbers(typed);
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = tokens.at(-1);
  if (last === undefined) return [];
  const { db } = await openPayload();
  const shown = isShown(open);
  const asked = sql`(
    select ts_rewrite(plainto_tsquery('english', ${tokens.slice(0, -1).join(' ')}), rules)
      && (ts_rewrite(plainto_tsquery('english', ${last}), rules) || ${`'${last}':*`}::tsquery)
    from (select 'select target, substitute from search.synonyms' as rules) as rewriting)`;
  const { rows } = await db.drizzle.execute<SuggestedEntry>(sql`
    with asked as materialized (select ${withLawNames(asked, text)} as words)
    select kind, module, url, title, label
    from (
      (select * from search.entries
        where kind not in ('articles', 'figures') and title_words @@ (select words from asked) and ${shown})
      union all
      (select * from search.entries
        where kind in ('articles', 'figures') and title_words @@ (select words from asked) and ${shown}
        limit ${MAX_READ})
    ) as found
    order by starts_with(lower(title), ${typed.toLowerCase()}) desc, weight desc, dated_at desc nulls last, id
    limit ${MAX_SUGGESTIONS}`);
  return rows;
}
