import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import { openPayload } from '#cms/open-payload.ts';
import { isShown } from './entry.ts';
import { mostSlips, slipsBetween, wordsIn } from './words.ts';

export interface Question {
  /** A `tsquery` as text. Empty where nothing can be looked for: no word, or only words to leave out. */
  words: string;
  /** What the words begin with that it finds, to look for them in a text. */
  beginnings: string[];
  /** A `tsquery` for the laws whose numbers it names. They come first, whatever else was typed. Empty without one. */
  laws: string;
}

/** "LL97", "LL 97" and "Local Law 97" are one law. */
const LAW = /\b(?:LL|Local\s+Law)\s*(?:No\.?\s*)?(\d{1,3})\b/gi;

/** The lexemes of a `tsquery`, without those that are to be left out. */
const lexemesOf = (words: string): string[] =>
  [...words.matchAll(/(!?)'((?:[^']|'')+)'/g)].flatMap(([, not, lexeme = '']) =>
    not ? [] : [lexeme.replaceAll("''", "'")],
  );

/** A stem is the beginning of its words, but for its last letter: "penalti" is for penalty and penalties. */
const beginningOf = (lexeme: string): string => lexeme.replace(/(?<=..)[iy]$/, '');

/** How people begin a question. PostgreSQL leaves out "how", but not the word after it. */
const ASKING = /\bhow (?:much|many|often|long)\b/gi;

/** A number that stands alone, which may be a law's in any language: "ley local 152". No amounts, shares or sections. */
const LONE_NUMBER = /(?<![\p{L}\p{N}$.,-])\d{2,3}(?![\p{L}\p{N}%-]|[.,]\d)/gu;

/** "LL97" for every spelling of a law. */
export const withLawNumbers = (text: string): string => text.replaceAll(LAW, 'LL$1');

const lawNumbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(LAW)].map(([, number]) => Number(number))),
];

/** A law in both of its spellings, as a `tsquery`. */
const lawQuery = (number: number): string => `'ll${number}' | 'local' <-> 'law' <-> '${number}'`;

/** A query that finds a law in both of its spellings, where one is in a text: see `withLawNumbers`. */
export const withLawNames = (query: SQL, text: string): SQL =>
  lawNumbersIn(text).reduce(
    (rewritten, number) =>
      sql`ts_rewrite(${rewritten}, ${`'ll${number}'`}::tsquery, ${lawQuery(number)}::tsquery)`,
    query,
  );

/** The laws that a text names by their numbers, which may be all that it says in a language we know. */
const namedLaws = (text: string): string =>
  [...lawNumbersIn(text), ...(text.match(LONE_NUMBER) ?? []).map(Number)].map(lawQuery).join(' | ');

/** Words in quotation marks are found next to each other, and words after a minus sign are left out. */
export async function readQuestion(typed: string): Promise<Question> {
  const { db } = await openPayload();
  const text = withLawNumbers(typed.replaceAll(ASKING, ' '));
  const query = withLawNames(sql`websearch_to_tsquery('english', ${text})`, text);
  const { rows } = await db.drizzle.execute<{ words: string; is_known: boolean }>(sql`
    select words::text, querytree(words) not in ('', 'T') as is_known
    from (select ts_rewrite(${query}, 'select target, substitute from search.synonyms') as words) as asked`);
  const [row] = rows;
  if (!row?.is_known) return { words: '', beginnings: [], laws: '' };
  const beginnings = [...new Set(lexemesOf(row.words).map(beginningOf))];
  return { words: row.words, beginnings, laws: namedLaws(text) };
}

/** The same words, of which a text needs only one. Undefined where there is one word, or one to leave out. */
export const anyWordOf = (question: Question): Question | undefined =>
  question.words.includes(' & ') && !question.words.includes('!')
    ? { ...question, words: question.words.replaceAll(' & ', ' | ') }
    : undefined;

/** Known words that look like one that was typed. Of short words, which share few groups of three letters, by length too. */
const selectLike = (typed: string) => sql`
  (select ${typed} as typed, word as meant from search.words order by word <-> ${typed} limit 40)
  union
  (select ${typed}, word from search.words
   where ${typed.length} <= 6 and word like ${`${typed.charAt(0)}%`}
     and length(word) between ${typed.length - 1} and ${typed.length + 1})`;

/** Which of these words are in nothing that visitors see. */
async function unknownOf(words: readonly string[], open: readonly string[]): Promise<string[]> {
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
 * The word with the fewest slips that is in something that visitors see; of several, the most frequent, and then the one
 * that titles have.
 */
async function meantBy(typed: string, open: readonly string[]): Promise<string | undefined> {
  const { db } = await openPayload();
  const { rows } = await db.drizzle.execute<{ meant: string }>(selectLike(typed));
  const near = rows
    .map(({ meant }) => ({ meant, slips: slipsBetween(typed, meant) }))
    .filter(({ slips }) => slips <= mostSlips(typed))
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

/** More words than a search has, or a text that somebody pasted. */
const MOST_CORRECTED = 6;

/** An acronym, such as OATH, is not a typing error for a word that looks like it. */
const isAcronym = (word: string, typed: string): boolean => typed.includes(word.toUpperCase());

/** What was typed, with its unknown words replaced by known ones that look like them; undefined where nothing helps. */
export async function correct(typed: string, open: readonly string[]): Promise<string | undefined> {
  const words = wordsIn(typed).filter((word) => !isAcronym(word, typed));
  const unknown = (await unknownOf(words, open)).slice(0, MOST_CORRECTED);
  let corrected = typed;
  for (const word of unknown) {
    const meant = await meantBy(word, open);
    if (meant) corrected = corrected.replaceAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), meant);
  }
  return corrected === typed ? undefined : corrected;
}
