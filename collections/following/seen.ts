import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Verdict } from '#law/buildings/decision.ts';
import { BUILDING_SETS, DECIDING_SETS } from '#law/buildings/facts.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { furtherCycle } from '#law/buildings/lines.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { BuildingRecord } from '#city-data/building-record.ts';
import { queryRows } from '#cms/database/transactions.ts';
import type { RecordSnapshot } from './record/record-snapshot.ts';
import type { Standings } from './record/standings.ts';

type SeenDay = [date: string, cycle: string | undefined];

/** An array, to save space, because millions of these are stored. */
export type SeenLine = [law: LawId, verdict: Verdict, date?: string, cycle?: string, further?: SeenDay[]];

/** The state of a lot when its follower was last notified. */
export interface Seen {
  /** The follower's answers about the lot. */
  answers: string;
  address?: string;
  /** The edition of each data set, by name. */
  loaded: BuildingRecord['loaded'];
  lines: SeenLine[];
  /** Absent if the follower did not choose news from the city's record. */
  record?: RecordSnapshot;
  standings?: Standings;
}

export function seenLine({ id, verdict, nextDate, cycle, also = [] }: LawResult): SeenLine {
  if (!nextDate) return [id, verdict];
  const further = also
    .map((each): SeenDay => [each.day, furtherCycle(each)])
    .filter(([, name]) => name !== cycle);
  return further.length > 0 ? [id, verdict, nextDate, cycle, further] : [id, verdict, nextDate, cycle];
}

/** For sets of city records, stores only whether they are loaded, because their editions change every day. */
export const seenSets = ({ loaded, lot }: Pick<BuildingRecord, 'loaded' | 'lot'>): Seen['loaded'] => ({
  covered: loaded.covered,
  ll84: loaded.ll84,
  pluto: lot?.version,
  ...Object.fromEntries(DECIDING_SETS.filter((set) => loaded[set]).map((set) => [set, 'yes'])),
});

const SETS = [...BUILDING_SETS, ...DECIDING_SETS];

/** Whether a data set in `before` is missing in `after`, as after a restore until the set is re-imported. */
export const lacksSets = (before: Seen['loaded'], after: Seen['loaded']): boolean =>
  SETS.some((set) => before[set] !== undefined && after[set] === undefined);

export interface Due {
  law: LawId;
  cycle: string;
  date: string;
}

export const isDue = (verdict: Verdict): boolean => verdict === 'applies' || verdict === 'likely';

export const listDues = (lines: readonly SeenLine[]): Due[] =>
  lines.flatMap(([law, verdict, date, cycle, further = []]) =>
    date && isDue(verdict)
      ? [[date, cycle] as const, ...further].map(([day, name = day.slice(0, 'YYYY'.length)]) => ({
          law,
          date: day,
          cycle: name,
        }))
      : [],
  );

export async function readSeen(req: PayloadRequest, follower: number): Promise<Map<string, string>> {
  const rows = await queryRows<{ bbl: string; content: string }>(
    req,
    sql`select bbl::text, content::text from seen where subscriber_id = ${follower}`,
  );
  return new Map(rows.map(({ bbl, content }) => [bbl, content]));
}

/** Stores changed lots, and deletes those that are no longer followed. */
export async function writeSeen(
  req: PayloadRequest,
  follower: number,
  { followed, changed }: { followed: readonly string[]; changed: ReadonlyMap<string, string> },
): Promise<void> {
  await queryRows(
    req,
    sql`
    with forgotten as (
      delete from seen where subscriber_id = ${follower} and bbl <> all(${sql.param(followed)}::bigint[])
    )
    insert into seen (subscriber_id, bbl, content)
    select ${follower}, bbl, content::json
    from unnest(
      ${sql.param([...changed.keys()])}::bigint[], ${sql.param([...changed.values()])}::text[]
    ) as current(bbl, content)
    on conflict (subscriber_id, bbl) do update set content = excluded.content`,
  );
}
