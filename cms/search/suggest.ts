import { sql } from '@payloadcms/db-postgres';
import type { LawGroup } from '#app/regulations/index.ts';
import { openPayload } from '#cms/open-payload.ts';
import { isShown, type SearchKind } from './entry.ts';
import { withLawNames, withLawNumbers } from './question.ts';

export interface SuggestedEntry extends Record<string, unknown> {
  kind: SearchKind;
  module: LawGroup | null;
  url: string;
  title: string;
  label: string;
}

const MOST = 8;

/** Of thousands of titles that begin with two letters, some are as good as others. */
const MOST_READ = 200;

/** Entries whose titles have the words that were typed, of which the last one may be incomplete. */
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
        limit ${MOST_READ})
    ) as found
    order by starts_with(lower(title), ${typed.toLowerCase()}) desc, weight desc, dated_at desc nulls last, id
    limit ${MOST}`);
  return rows;
}
