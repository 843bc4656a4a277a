import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { CodeMap } from '#law/city-record/code-map.ts';
import type { CityRecord } from '#law/city-record/rows.ts';
import { summarize } from '#law/city-record/summarize.ts';
import { readSetStates } from '#city-data/read-records.ts';
import { tableOf } from '#city-data/sets/set.ts';
import { readCodeMap } from '#cms/register/code-map.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import type { FollowedLot } from './followings.ts';
import type { PlannedChange } from './planned.ts';
import { compareRecord, nextComparison, type RecordChange } from './record/record-changes.ts';
import { FILING_SETS, ITEM_GROUPS, type RecordSnapshot } from './record/record-snapshot.ts';

interface Marked extends Record<string, unknown> {
  xid: string;
  sets: string[];
}

const SETS = [...ITEM_GROUPS.flat(), ...FILING_SETS];

/** Rows that transactions wrote which the last plan did not see. */
const isChanged = (row: string, since: string) =>
  sql.raw(`age(${row}.xmin) <= txid_snapshot_xmax(txid_current_snapshot()) - ${BigInt(since)}`);

const changedRows = (since: string): SQL =>
  sql.join(
    [
      ...SETS.map(
        (set) =>
          sql`select bin, bbl from ${sql.raw(`city.${tableOf(set)}`)} as row where ${isChanged('row', since)}`,
      ),
      // A summons is on the lot of DOB's row, wherever OATH places it.
      sql`select dob.bin, dob.bbl from city.oath_hearings as row
        join city.dob_ecb_violations as dob on dob.key = row.key where ${isChanged('row', since)}`,
    ],
    sql` union all `,
  );

/** Lots on which the rows may be. Some may have them only by the number of a building. */
const lotsOf = (rows: SQL): SQL => sql`
  with rows as materialized (${rows}), numbers as materialized (select distinct bin from rows where bin is not null)
  select bbl from rows where bbl is not null
  union select bbl from city.building_ids where bin in (select bin from numbers)
  union select bbl from city.address_ranges where bin in (select bin from numbers)
  union select bbl from city.covered_buildings where bin in (select bin from numbers)`;

/**
 * Marks the lots whose records are to be compared: those in which a row was written since the last plan, and all of them
 * when a set is loaded for the first time. Reading all records each day would take ten times as long.
 */
export async function markRecords(payload: Payload, day: string): Promise<void> {
  const states = await readSetStates(payload);
  const loaded = SETS.filter((set) => states[set].loaded);
  if (loaded.length === 0) return;
  await inTransaction(payload, async (req) => {
    const [current] = await queryRows<{ xid: string }>(
      req,
      sql`select txid_snapshot_xmin(txid_current_snapshot())::text as xid`,
    );
    const [last] = await queryRows<Marked>(
      req,
      sql`select record_xid::text as xid, record_sets as sets from follow_plans
        where record_xid is not null order by day desc limit 1`,
    );
    const xid = current?.xid ?? '0';
    // A restored database may count its transactions anew.
    const isKnown = last && BigInt(last.xid) <= BigInt(xid) && loaded.every((set) => last.sets.includes(set));
    const which = isKnown ? sql`bbl in (${lotsOf(changedRows(last.xid))})` : sql`true`;
    await queryRows(req, sql`update follow_snapshots set record_on = ${day}::date where ${which}`);
    const sets = [...new Set([...(last?.sets ?? []), ...loaded])];
    await queryRows(
      req,
      sql`update follow_plans set record_xid = ${xid}::bigint, record_sets = ${sql.param(sets)}::text[]
        where day = ${day}::date`,
    );
  });
}

/** Undefined while none of the city's records are loaded. */
export async function codesForRecords(payload: Payload): Promise<CodeMap | undefined> {
  const states = await readSetStates(payload);
  return SETS.some((set) => states[set].loaded) ? readCodeMap(payload) : undefined;
}

export interface PlannedRecord {
  bbl: string;
  /** Null if the snapshot stays as it is. */
  text: string | null;
  next?: string;
  changes: readonly RecordChange[];
}

export function planRecord(
  stored: string | null,
  record: CityRecord,
  { codes, day }: { codes: CodeMap; day: string },
): PlannedRecord {
  const before = stored === null ? undefined : (JSON.parse(stored) as RecordSnapshot);
  const read = { record, summary: summarize(record, codes, day), day };
  const { snapshot, changes } = compareRecord(before, read);
  const text = JSON.stringify(snapshot);
  return {
    bbl: record.bbl,
    text: text === stored ? null : text,
    next: nextComparison(snapshot, read),
    changes,
  };
}

export async function storeRecords(req: PayloadRequest, planned: readonly PlannedRecord[]): Promise<void> {
  if (planned.length === 0) return;
  const column = <Value>(values: Value[]) => sql.param(values);
  await queryRows(
    req,
    sql`
    update follow_snapshots as stored
    set record = coalesce(planned.record::json, stored.record), record_on = planned.next
    from unnest(
      ${column(planned.map(({ bbl }) => bbl))}::bigint[],
      ${column(planned.map(({ text }) => text))}::text[],
      ${column(planned.map(({ next }) => next ?? null))}::date[]
    ) as planned(bbl, record, next)
    where stored.bbl = planned.bbl`,
  );
}

export function recordChangesFor(
  { bbl, changes }: PlannedRecord,
  followings: readonly FollowedLot[],
): PlannedChange[] {
  const readers = [...new Set(followings.filter((row) => row.record).map(({ follower }) => follower))];
  return readers.length === 0
    ? []
    : changes.map(({ text, reason }) => ({
        subject: bbl,
        text,
        reason,
        readers,
        isRecord: true,
        page: `/buildings/${bbl}/record`,
      }));
}
