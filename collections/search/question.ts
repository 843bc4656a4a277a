import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import { openPayload } from '#cms/open-payload.ts';
import { isShown } from './entry.ts';
import { maxEdits, editDistance, wordsIn } from './spelling.ts';

export interface ParsedQuery {
  words: string;
  /** A query for each word and its synonyms, to compare with titles. */
  parts: string[];
  asksAmount: boolean;
  beginnings: string[];
  laws: string;
}

const LAW = /\b(?:LL|Local\s+Law)[\s-]*(?:No\.?\s*)?(\d{1,3})\b/gi;

const findLexemes = (words: string): string[] =>
  [...words.matchAll(/(!?)'((?:[^']|'')+)'/g)].flatMap(([, not, lexeme = '']) =>
    not ? [] : [lexeme.replaceAll("''", "'")],
  );

/** Removes a final "i" or "y" of a stem, because "penalti" is the stem of both penalty and penalties. */
const toPrefix = (lexeme: string): string => lexeme.replace(/(?<=..)[iy]$/, '');

/** Removed from queries, because PostgreSQL drops only the stop word "how" and not the word after it. */
const ASKING = /\bhow (?:much|many|often|long)\b/gi;

const ASKING_AMOUNT = /\bhow much\b/i;

/**
 * Replaces hyphens with spaces, because PostgreSQL would also search for "e-bike" as a whole word, which has no
 * synonyms.
 */
export const withoutHyphens = (text: string): string => text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ');

/** A single digit, which most texts contain, so it is used only to rank titles such as "No. 4 oil". */
const LONE_DIGIT = /(?<![\p{L}\p{N}$.,-])\d(?![\p{L}\p{N}%-]|[.,]\d)/gu;

const splitConjuncts = (words: string): string[] => {
  let depth = 0;
  let current = '';
  const parts: string[] = [];
  for (const token of words.split(/('(?:[^']|'')*'|[()]| & )/).filter(Boolean)) {
    depth += Number(token === '(') - Number(token === ')');
    if (token === ' & ' && depth === 0) {
      parts.push(current);
      current = '';
    } else current += token;
  }
  return [...parts, current];
};

/** A number that may name a law in any language, as in "ley local 152". Excludes amounts and code sections. */
const LONE_NUMBER = /(?<![\p{L}\p{N}$.,-])\d{2,3}(?![\p{L}\p{N}%-]|[.,]\d)/gu;

export const withLawNumbers = (text: string): string => text.replaceAll(LAW, 'LL$1');

export const lawNumbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(LAW)].map(([, number]) => Number(number))),
];

const lawQuery = (number: number): string => `'ll${number}' | 'local' <-> 'law' <-> '${number}'`;

export const withLawNames = (query: SQL, text: string): SQL =>
  lawNumbersIn(text).reduce(
    (rewritten, number) =>
      sql`ts_rewrite(${rewritten}, ${`'ll${number}'`}::tsquery, ${lawQuery(number)}::tsquery)`,
    query,
  );

const namedLaws = (text: string): string =>
  [...lawNumbersIn(text), ...(text.match(LONE_NUMBER) ?? []).map(Number)].map(lawQuery).join(' | ');

const NO_WORDS: ParsedQuery = { words: '', parts: [], asksAmount: false, beginnings: [], laws: '' };

export async function parseQuery(typed: string): Promise<ParsedQuery> {
  const { db } = await openPayload();
  const text = withoutHyphens(withLawNumbers(typed.replaceAll(ASKING, ' ')));
  const rest = text.replaceAll(LONE_DIGIT, ' ');
  const asked = /[\p{L}\p{N}]/u.test(rest) ? rest : text;
  const query = withLawNames(sql`websearch_to_tsquery('english', ${asked})`, text);
  const { rows } = await db.drizzle.execute<{ words: string; is_known: boolean }>(sql`
    select words::text, querytree(words) not in ('', 'T') as is_known
    from (select ts_rewrite(${query}, 'select target, substitute from search.synonyms') as words) as asked`);
  const [row] = rows;
  if (!row?.is_known) return NO_WORDS;
  const { words } = row;
  const digits = asked === text ? [] : (text.match(LONE_DIGIT) ?? []).map((digit) => `'${digit}'`);
  return {
    words,
    parts: [...splitConjuncts(words), ...digits],
    asksAmount: ASKING_AMOUNT.test(typed),
    beginnings: [...new Set(findLexemes(words).map(toPrefix))],
    laws: namedLaws(text),
  };
}

export const matchAnyWord = (question: ParsedQuery): ParsedQuery | undefined =>
  question.words.includes(' & ') && !question.words.includes('!')
    ? { ...question, words: question.words.replaceAll(' & ', ' | ') }
    : undefined;

const selectLike = (typed: string) => sql`
  (select ${typed} as typed, word as meant from search.words order by word <-> ${typed} limit 40)
  union
  (select ${typed}, word from search.words
   where ${typed.length} <= 6 and word like ${`${typed.charAt(0)}%`}
     and length(word) between ${typed.length - 1} and ${typed.length + 1})`;

async function findUnknown(words: readonly string[], open: readonly string[]): Promise<string[]> {
  const { db } = await openPayload();
  const { rows } = await db.drizzle.execute<{ word: string }>(sql`
    select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
    where plainto_tsquery('english', word)::text <> '' and not exists (
      select from search.entries
      where search.entry_words(words) @@ plainto_tsquery('english', word)
        and ${isShown(open)})`);
  return rows.map(({ word }) => word);
}

/**
 * Finds the most likely correction: the fewest edits, then the most frequent word, then a word in titles.
 * Considers only words in entries that visitors can see.
 */
async function findMeant(typed: string, open: readonly string[]): Promise<string | undefined> {
  const { db } = await openPayload();
  const { rows } = await db.drizzle.execute<{ meant: string }>(selectLike(typed));
  const near = rows
    .map(({ meant }) => ({ meant, slips: editDistance(typed, meant) }))
    .filter(({ slips }) => slips <= maxEdits(typed))
    .sort((a, b) => a.slips - b.slips);
  const closest = near.filter(({ slips }) => slips === near[0]?.slips).map(({ meant }) => meant);
  if (closest.length === 0) return undefined;
  const { rows: counted } = await db.drizzle.execute<{ word: string }>(sql`
    select word, count(*) as times, count(*) filter (where strpos(lower(title), word) > 0) as titles
    from jsonb_array_elements_text(${JSON.stringify(closest)}::jsonb) as word, search.entries
    where search.entry_words(words) @@ plainto_tsquery('english', word)
      and ${isShown(open)}
    group by word order by times desc, titles desc, abs(length(word) - ${typed.length}), word limit 1`);
  return counted[0]?.word;
}

const MAX_CORRECTED = 6;

const isAcronym = (word: string, typed: string): boolean => typed.includes(word.toUpperCase());

export async function correct(typed: string, open: readonly string[]): Promise<string | undefined> {
  const words = wordsIn(typed).filter((word) => !isAcronym(word, typed));
  const unknown = (await findUnknown(words, open)).slice(0, MAX_CORRECTED);
  let corrected = typed;
  for (const word of unknown) {
    const meant = await findMeant(word, open);
    if (meant) corrected = corrected.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), meant);
  }
  return corrected === typed ? undefined : corrected;
}
