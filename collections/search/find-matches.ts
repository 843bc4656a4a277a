import { openPayload } from '#cms/open-payload.ts';
import { SEARCH_KINDS, type SearchKind } from './entry.ts';
import type { ParsedQuery } from './question.ts';

/**
 * The maximum number of matches of a kind to rank by relevance, because ranking reads each entry. The rest are
 * sorted by date.
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

const BY_DATE = 'weight desc, dated_at desc nulls last, id';
const IN_ORDER = `is_named desc, in_title desc, ${BY_DATE}`;

/**
 * All statements below share their first parameters: the query, the places that visitors can see, the named
 * laws, and whether the query asks for an amount. Scoring statements also get the query for each word.
 */
const IS_FOUND = 'search.entry_words(words) @@ $1::tsquery and (place is null or place = any($2))';
const IS_IN_TITLE = 'title_words @@ $1::tsquery';

const selectFound = (kinds: string): string => `
  select id, kind, weight, dated_at, ${IS_IN_TITLE} as in_title,
    (kind = 'laws' or kind = 'tools' and $4) and title_words @@ $3::tsquery as is_named
  from search.entries where ${kinds} and ${IS_FOUND}`;

const articles = (isInTitle: boolean): string => `
  select id, ${isInTitle} as in_title, false as is_named from search.entries
  where kind = 'articles' and ${isInTitle ? '' : 'not '}${IS_IN_TITLE} and ${IS_FOUND}
  order by ${BY_DATE} limit ${RANKED}`;

/**
 * There may be thousands of articles, so an index finds those with the words in their titles. Other articles
 * are read only if these are too few.
 */
const LIKELIEST_OF_EACH = `
  select id, in_title, is_named from (
    select id, in_title, is_named, row_number() over (partition by kind order by ${IN_ORDER}) as place from others
  ) as ranked
  where place <= ${RANKED}
  union all ((${articles(true)}) union all (${articles(false)}) limit ${RANKED})`;

const LIKELIEST_OF_KIND = `
  select id, in_title, is_named from (${selectFound('kind = $6')}) as found order by ${IN_ORDER} limit ${RANKED}`;

const IN_TITLE_SHARE = `
    0.5 * (select avg((ts_filter(words, '{a}') @@ part)::int) from unnest($5::tsquery[]) as part)`;

/** Ranks tools before laws, because for "How much is the LL97 fine", the calculator has the answer. */
const NAMED = `case when not is_named then 0 when kind = 'tools' then 20 else 10 end`;

const scored = (likeliest: string): string => `
  select id, kind,
    weight * (ts_rank(words, $1::tsquery, 1) + ${IN_TITLE_SHARE} + ${NAMED}) as score
  from (${likeliest}) as likeliest join search.entries using (id)`;

const countedWith = (picked: string): string => `
  with others as materialized (${selectFound(`kind <> 'articles'`)}),
  counts as (
    select kind, count(*)::int from others group by kind
    union all
    select 'articles', count(*)::int from search.entries where kind = 'articles' and ${IS_FOUND} having count(*) > 0
  ),
  picked as (${picked})
  select
    (select json_object_agg(kind, count) from counts) as counts,
    (select json_agg(json_build_object('id', id::text, 'kind', kind, 'score', score) order by score desc, id)
      from picked) as matches`;

const OF_ALL_KINDS = countedWith(scored(LIKELIEST_OF_EACH));

const PAGE_OF_KIND = countedWith(
  `${scored(LIKELIEST_OF_KIND)} order by score desc, id limit ${PAGE_SIZE} offset $7`,
);

const LATER_PAGE_OF_KIND = countedWith(`
  select id, kind, 0::real as score from (${selectFound('kind = $5')}) as found
  order by ${IN_ORDER} limit ${PAGE_SIZE} offset $6`);

interface Asked {
  open: readonly string[];
  kind?: SearchKind;
  page: number;
}

/** Names prepared statements, because planning takes longer than searching for rare words. */
function statementFor(values: unknown[], parts: readonly string[], { kind, page }: Asked) {
  const scoredValues = [...values, parts];
  if (!kind) return { name: 'matches', text: OF_ALL_KINDS, values: scoredValues };
  const skipped = (page - 1) * PAGE_SIZE;
  return skipped < RANKED
    ? { name: 'matches-of-kind', text: PAGE_OF_KIND, values: [...scoredValues, kind, skipped] }
    : { name: 'later-matches-of-kind', text: LATER_PAGE_OF_KIND, values: [...values, kind, skipped] };
}

interface Row {
  counts: Partial<Record<SearchKind, number>> | null;
  matches: Match[] | null;
}

export async function findMatches(
  { words, laws, asksAmount, parts }: ParsedQuery,
  asked: Asked,
): Promise<Matches> {
  const { db } = await openPayload();
  const { rows } = await db.pool.query<Row>(
    statementFor([words, asked.open, laws, asksAmount], parts, asked),
  );
  const [row] = rows;
  return { counts: row?.counts ?? {}, matches: row?.matches ?? [] };
}

export const isSearchKind = (value: unknown): value is SearchKind =>
  SEARCH_KINDS.some((kind) => kind === value);
