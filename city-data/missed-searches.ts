import { boroughName } from '#law/lot.ts';
import { isDirection, isType } from '#law/street-words.ts';
import type { ParsedQuery } from './address-parser/parse-query.ts';
import type { Database } from './database.ts';

/** In characters. Limited, because the search text is the primary key of its table. */
const MAX_LENGTH = 80;
/** In rows: enough to show staff the gaps in our data, but too few for a flood of searches to fill the disk. */
const MAX_TEXTS = 5000;

const ONE_WORD_STREETS: ReadonlySet<string> = new Set(['BROADWAY', 'BOWERY']);

/** A number this long may be a telephone number. */
const LONG_NUMBER = /\d{4}/;

/** Rejects text that may name people. A street has few words, and a type, a direction, or a well-known name. */
function looksLikeStreet(street: string): boolean {
  const words = street.split(' ');
  if (words.length > 6 || LONG_NUMBER.test(street)) return false;
  const hasType = words.slice(1).some((word) => isType(word) || isDirection(word));
  return hasType || ONE_WORD_STREETS.has(street);
}

/**
 * Returns the normalized street and the named borough, without house number, unit, or ZIP code. Returns undefined
 * for text that may be about a person.
 */
export function missedText(query: ParsedQuery): string | undefined {
  if (query.kind !== 'address') return undefined;
  const [{ street }] = query.readings;
  if (!looksLikeStreet(street)) return undefined;
  const place = query.borough ? `, ${boroughName(query.borough)}` : '';
  return (street + place).slice(0, MAX_LENGTH);
}

export async function countMissedSearch(db: Database, query: ParsedQuery): Promise<void> {
  const text = missedText(query);
  if (!text) return;
  await db.query(
    `insert into city.missed_searches (text)
     select $1::text where (select count(*) from city.missed_searches) < $2
       or exists (select from city.missed_searches where text = $1::text)
     on conflict (text) do update set times = missed_searches.times + 1, last_on = current_date`,
    [text, MAX_TEXTS],
  );
}

export interface MissedSearch {
  text: string;
  times: number;
  lastOn: string;
}

const MAX_LISTED = 100;

export async function listMissedSearches(db: Database): Promise<MissedSearch[]> {
  const { rows } = await db.query<MissedSearch>(
    `select text, times, last_on::text as "lastOn" from city.missed_searches
     order by times desc, last_on desc, text limit $1`,
    [MAX_LISTED],
  );
  return rows;
}

export async function clearMissedSearches(db: Database): Promise<void> {
  await db.query('delete from city.missed_searches');
}
