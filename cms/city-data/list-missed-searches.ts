import type { Database } from './history.ts';

/** What visitors looked for without a result: streets, without house numbers, and nothing about who. */
export interface MissedSearch {
  text: string;
  times: number;
  /** An ISO day. */
  lastOn: string;
}

const MOST_LISTED = 100;

export async function listMissedSearches(db: Database): Promise<MissedSearch[]> {
  const { rows } = await db.query<MissedSearch>(
    `select text, times, last_on::text as "lastOn" from city.missed_searches
     order by times desc, last_on desc, text limit $1`,
    [MOST_LISTED],
  );
  return rows;
}

export async function clearMissedSearches(db: Database): Promise<void> {
  await db.query('delete from city.missed_searches');
}
