import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows, currentTransaction } from '#cms/database/transactions.ts';
import { withoutHyphens } from './question.ts';

const splitGroup = (group: string): string[] =>
  group
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export function synonymsError(groups: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const group of groups) {
    const words = splitGroup(group);
    if (words.length < 2) return `Enter at least two words, separated by commas, in "${group}".`;
    for (const word of words) {
      const key = word.toLowerCase();
      if (seen.has(key))
        return `"${word}" appears twice. Put all words that mean the same thing in one group.`;
      seen.add(key);
    }
  }
  return undefined;
}

interface Member extends Record<string, unknown> {
  typed: string;
  said: string;
}

/**
 * Replaces the synonym groups for `ts_rewrite` in the transaction of `req`. Uses a table, because managed
 * databases do not accept dictionary files.
 */
export async function storeSynonyms(req: PayloadRequest, groups: readonly string[]): Promise<void> {
  const database = await currentTransaction(req);
  await database.execute(sql`delete from search.synonyms`);
  const targets = new Set<string>();
  for (const group of groups) {
    const members = (
      await queryRows<Member>(
        req,
        sql`select plainto_tsquery('english', word)::text as typed, phraseto_tsquery('english', word)::text as said
            from jsonb_array_elements_text(${JSON.stringify(splitGroup(group).map(withoutHyphens))}::jsonb) as word`,
      )
    ).filter(({ typed }) => typed !== '');
    for (const { typed } of members) {
      if (targets.has(typed)) continue;
      targets.add(typed);
      const others = members.filter((other) => other.typed !== typed).map(({ said }) => `(${said})`);
      const substitute = [`(${typed})`, ...others].join(' | ');
      await database.execute(
        sql`insert into search.synonyms (target, substitute) values (${typed}::tsquery, ${substitute}::tsquery)`,
      );
    }
  }
}
