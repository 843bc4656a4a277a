import { CODE_FIELDS, CODED_SETS, type CodedSet } from '#law/city-record/code-map.ts';
import { DOB_AT_OATH } from '#law/city-record/items.ts';
import { RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';
import { STATUS_WORDS } from '#law/city-record/status-words.ts';
import type { Database } from '../database.ts';
import { columnName } from '../sets/records/record-set.ts';
import { type SetName, tableName } from '../sets/set.ts';
import type { Tally, TalliedCode, TalliedWord } from './tally.ts';

/** Enough for every frequent code. There are too many combinations of charges and sections to store them all. */
const MAX_CODES = 3000;
const MAX_WORDS = 100;

/** HPD's violation text starts with the section of law, so its beginning serves as a code. */
const SECTION = 'left(words, 20)';

interface Codes {
  open: string;
  /** SQL expression for the city's description of a violation. Each code is stored with one of them as an example. */
  words: string;
  /** SQL expression to group by, besides the code columns. */
  also?: string;
}

const CODES: Readonly<Record<CodedSet, Codes>> = {
  'dob-violations': {
    open: `category <> '' and category not like '%*%' and comments is distinct from 'DELETED'`,
    words: 'coalesce(type_words, words)',
  },
  'dob-safety-violations': { open: `status ilike 'active'`, words: 'words' },
  'dob-ecb-violations': { open: `status ilike 'active'`, words: 'words' },
  'hpd-violations': { open: `open_or_close ilike 'open'`, words: 'words', also: SECTION },
  // Excludes DOB, because its summonses get their law from DOB's own set.
  'oath-hearings': { open: `balance > 0 and agency <> '${DOB_AT_OATH}'`, words: 'words' },
};

async function tallyCodes(db: Database, set: CodedSet): Promise<TalliedCode[]> {
  const { open, words, also } = CODES[set];
  const fields = CODE_FIELDS[set].filter((field) => field !== 'words');
  const groups = [...fields.map(columnName), ...(also ? [also] : [])];
  const { rows } = await db.query<{ code: TalliedCode }>(
    `select jsonb_strip_nulls(to_jsonb(each)) as code from (
       select ${fields.map((field) => `${columnName(field)} as "${field}"`).join(', ')},
         min(${words}) as words, count(*) as rows
       from city.${tableName(set)} where ${open} group by ${groups.join(', ')}
       order by count(*) desc limit ${MAX_CODES}) as each`,
  );
  return rows.map(({ code }) => code);
}

async function tallyWords(db: Database, set: RecordSet, column: string): Promise<TalliedWord[]> {
  const name = columnName(column);
  const { rows } = await db.query<TalliedWord>(
    `select $1::text as column, ${name} as word, count(*)::int as rows from city.${tableName(set)}
     where ${name} <> '' group by ${name} order by count(*) desc limit ${MAX_WORDS}`,
    [column],
  );
  return rows;
}

async function countLots(db: Database, set: RecordSet): Promise<number> {
  const { rows } = await db.query<{ lots: number }>(
    `select count(*)::int as lots from (
       select from city.${tableName(set)} where bbl is not null group by bbl) as lots`,
  );
  return rows[0]?.lots ?? 0;
}

/** Counts lots, codes, and status words of a set. Runs after each import, because it reads the whole table. */
export async function tallySet(db: Database, set: RecordSet): Promise<void> {
  const coded = CODED_SETS.find((each) => each === set);
  const words: TalliedWord[] = [];
  for (const column of Object.keys(STATUS_WORDS[set] ?? {})) {
    words.push(...(await tallyWords(db, set, column)));
  }
  const tally: Tally = {
    lots: await countLots(db, set),
    codes: coded ? await tallyCodes(db, coded) : [],
    words,
  };
  await db.query('update city.sets set tally = $2 where name = $1', [set, JSON.stringify(tally)]);
}

/** Call this after the commit. Ignores failures, because only staff see the tally and the next import updates it. */
export async function tallyLoaded(db: Database, name: SetName): Promise<void> {
  const set = RECORD_SETS.find((each) => each === name);
  if (set) await tallySet(db, set).catch(() => undefined);
}
