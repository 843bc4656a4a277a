import { sql } from '@payloadcms/db-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { LawGroup } from '#law/modules.ts';
import { openPayload } from '#cms/open-payload.ts';
import { isShown, type SearchKind } from './entry.ts';
import { lawNumbersIn, withLawNames, withLawNumbers } from './question.ts';

export interface SuggestedEntry {
  kind: SearchKind;
  module: LawGroup | null;
  url: string;
  title: string;
  label: string;
}

const MAX_SUGGESTIONS = 8;

const MAX_READ = 200;

const COLUMNS = sql`id, kind, module, url, title, label, weight, dated_at`;

/** Uses a named prepared statement for each number of laws, because planning takes half as long as running the query. */
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
  const statement = new PgDialect().sqlToQuery(sql`
    with asked as materialized (select ${withLawNames(asked, text)} as words)
    select kind, module, url, title, label
    from (
      (select ${COLUMNS} from search.entries
        where kind not in ('articles', 'figures') and title_words @@ (select words from asked) and ${shown})
      union all
      (select ${COLUMNS} from search.entries
        where kind in ('articles', 'figures') and title_words @@ (select words from asked) and ${shown}
        limit ${MAX_READ})
    ) as found
    order by starts_with(lower(title), ${typed.toLowerCase()}) desc, weight desc, dated_at desc nulls last, id
    limit ${MAX_SUGGESTIONS}`);
  const name = `suggested-pages-${lawNumbersIn(text).length}`;
  const { rows } = await db.pool.query<SuggestedEntry>({
    name,
    text: statement.sql,
    values: statement.params,
  });
  return rows;
}
