import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { CodeMap } from '#law/city-record/code-map.ts';
import type { CityRecord } from '#law/city-record/rows.ts';
import { summarize } from '#law/city-record/summarize.ts';
import { readSetStates } from '#city-data/read-records.ts';
import { readCodeMap } from '#cms/register/code-map.ts';
import { queryRows } from '#cms/database/transactions.ts';
import type { FollowedLot } from './followings.ts';
import type { PlannedChange } from './planned.ts';
import { compareRecord, type RecordChange } from './record/record-changes.ts';
import type { RecordSnapshot } from './record/record-snapshot.ts';

/** Undefined while none of the city's records are loaded. */
export async function codesForRecords(payload: Payload): Promise<CodeMap | undefined> {
  const states = Object.values(await readSetStates(payload));
  return states.some(({ loaded }) => loaded) ? readCodeMap(payload) : undefined;
}

export interface PlannedRecord {
  bbl: string;
  /** Absent if the snapshot stays as it is. */
  text?: string;
  changes: readonly RecordChange[];
}

export function planRecord(
  stored: string | null,
  record: CityRecord,
  { codes, day }: { codes: CodeMap; day: string },
): PlannedRecord {
  const before = stored === null ? undefined : (JSON.parse(stored) as RecordSnapshot);
  const { snapshot, changes } = compareRecord(before, {
    record,
    summary: summarize(record, codes, day),
    day,
  });
  const text = JSON.stringify(snapshot);
  return { bbl: record.bbl, text: text === stored ? undefined : text, changes };
}

export async function storeRecords(req: PayloadRequest, planned: readonly PlannedRecord[]): Promise<void> {
  const changed = planned.filter(({ text }) => text !== undefined);
  if (changed.length === 0) return;
  await queryRows(
    req,
    sql`
    update follow_snapshots as stored set record = planned.record::json
    from unnest(
      ${sql.param(changed.map(({ bbl }) => bbl))}::bigint[], ${sql.param(changed.map(({ text }) => text))}::text[]
    ) as planned(bbl, record)
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
        ...{ subject: bbl, text, reason, readers, isRecord: true },
        page: `/buildings/${bbl}/record`,
      }));
}
