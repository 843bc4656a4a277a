import { sql } from '@payloadcms/db-postgres';
import { addDays } from '#law/days.ts';
import type { Payload, PayloadRequest } from 'payload';
import { addressOf, decidedLot, linesOf, type Rules } from '#city-data/building-lines.ts';
import type { CodeMap } from '#law/city-record/code-map.ts';
import type { CityRecord } from '#law/city-record/rows.ts';
import { type BuildingRecord, isKnown } from '#city-data/building-record.ts';
import { readBuildings } from '#city-data/read-building.ts';
import { readCityRecords } from '#city-data/read-records.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { type Change, changesOf } from './compare.ts';
import { insertChanges, insertReminders, type PlannedChange, type PlannedReminder } from './planned.ts';
import { type FollowedLot, followedLots, grouped, wishOf } from './followings.ts';
import { findDone } from './done-marks.ts';
import { findNoticedDates, type WasNoticed } from './noticed-dates.ts';
import { type PlannedRecord, planRecord, recordChangesFor, storeRecords } from './plan-record.ts';
import {
  type Due,
  duesOf,
  duesWithAnswers,
  isPoorer,
  isRicher,
  type Snapshot,
  snapshotOf,
} from './snapshots.ts';
import { currentLead, MAX_LEAD_LENGTH } from './reminder-days.ts';

const BATCH = 500;

interface Stored extends Record<string, unknown> {
  bbl: string;
  content: string | null;
  record: string | null;
  isRecordDue: boolean;
}

export async function syncSnapshots({ db }: Payload): Promise<void> {
  const followed = sql`select bbl::bigint from (${followedLots(() => sql`true`)}) as lots`;
  await db.drizzle.execute(
    sql`insert into follow_snapshots (bbl) select distinct bbl from (${followed}) as each(bbl) on conflict do nothing`,
  );
  await db.drizzle.execute(sql`delete from follow_snapshots where bbl not in (${followed})`);
  // After many inserts, each batch would sort the whole table without fresh statistics.
  await db.drizzle.execute(sql`analyze follow_snapshots`);
}

interface Batch {
  stored: Stored[];
  records: BuildingRecord[];
  cityRecords: CityRecord[];
}

interface Planning {
  rules: Rules;
  /** Without them, the city's records are not compared. */
  codes?: CodeMap;
}

async function readBatch(payload: Payload, after: string, { rules, codes }: Planning): Promise<Batch> {
  const { rows: stored } = await payload.db.drizzle.execute<Stored>(sql`
    select lots.bbl::text, content::text, record::text,
      record is null or coalesce(record_on <= ${rules.day}::date, false) as "isRecordDue" from follow_snapshots as lots
    where bbl > ${after}::bigint order by lots.bbl limit ${BATCH}`);
  const bbls = stored.map(({ bbl }) => bbl);
  const [records, cityRecords] = await Promise.all([
    readBuildings(payload, bbls),
    codes
      ? readCityRecords(
          payload,
          stored.filter(({ isRecordDue }) => isRecordDue).map(({ bbl }) => bbl),
        )
      : [],
  ]);
  return { stored, records, cityRecords };
}

interface Lot {
  bbl: string;
  record: BuildingRecord;
  address?: string;
  content?: string;
  dues: Due[];
  changes: Change[];
  cityRecord?: PlannedRecord;
}

const withoutEditions = ({ facts, lines }: Snapshot): string => JSON.stringify([facts, lines]);

/**
 * Compares the stored text first, because most lots do not change in a day. Keeps a lot's snapshot when no
 * data set has it: the set may not be loaded.
 */
function planLot({ bbl, content }: Stored, record: BuildingRecord, rules: Rules): Lot {
  const before = () => (content === null ? undefined : (JSON.parse(content) as Snapshot));
  const unchanged = (snapshot: Snapshot | undefined): Lot => ({
    bbl,
    record,
    dues: snapshot ? duesOf(snapshot) : [],
    changes: [],
  });
  if (!isKnown(record)) return unchanged(before());
  const after = snapshotOf(decidedLot(record, rules), record);
  const text = JSON.stringify(after);
  if (text === content) return unchanged(after);
  const old = before();
  if (old && isPoorer(old, after)) return unchanged(old);
  // On the day after an import, most lots differ in the edition alone, so skip the costly comparison.
  const hasChanged = old && !isRicher(old, after) && withoutEditions(old) !== withoutEditions(after);
  const changes = hasChanged
    ? changesOf(old, after, { lines: linesOf(record, rules).lines, day: rules.day })
    : [];
  return { bbl, record, address: addressOf(record), content: text, dues: duesOf(after), changes };
}

function planBatch({ stored, records, cityRecords }: Batch, { rules, codes }: Planning): Lot[] {
  const byBbl = new Map(records.map((record) => [record.bbl, record]));
  const cityByBbl = new Map(cityRecords.map((record) => [record.bbl, record]));
  return stored.flatMap((row) => {
    const [record, found] = [byBbl.get(row.bbl), cityByBbl.get(row.bbl)];
    if (!record) return [];
    const cityRecord = found && codes ? planRecord(row.record, found, { codes, day: rules.day }) : undefined;
    return [{ ...planLot(row, record, rules), cityRecord }];
  });
}

async function storeSnapshots(req: PayloadRequest, lots: readonly Lot[]): Promise<void> {
  const changed = lots.filter(({ content }) => content !== undefined);
  if (changed.length === 0) return;
  const column = (values: (string | undefined)[]) => sql.param(values.map((value) => value ?? null));
  await queryRows(
    req,
    sql`
    update follow_snapshots as stored set content = planned.content::json, address = planned.address
    from unnest(
      ${column(changed.map(({ bbl }) => bbl))}::bigint[],
      ${column(changed.map(({ content }) => content))}::text[],
      ${column(changed.map(({ address }) => address))}::text[]
    ) as planned(bbl, content, address)
    where stored.bbl = planned.bbl`,
  );
}

function duesSoon({ dues, record }: Lot, answers: string, rules: Rules): Due[] {
  const last = addDays(rules.day, MAX_LEAD_LENGTH);
  return (answers ? duesWithAnswers(record, rules, answers) : dues).filter(
    ({ date }) => date >= rules.day && date <= last,
  );
}

function remindersOf(
  lot: Lot,
  followings: readonly FollowedLot[],
  { rules, done }: { rules: Rules; done: ReadonlySet<string> },
): PlannedReminder[] {
  const { bbl } = lot;
  const byAnswers = [...grouped(followings, ({ answers }) => answers ?? '')];
  const wanted = byAnswers.flatMap(([answers, rows]) =>
    duesSoon(lot, answers, rules).flatMap((due) => rows.map((row) => ({ due, row }))),
  );
  const once = grouped(wanted, ({ due, row }) => `${row.follower} ${due.law} ${due.cycle} ${due.date}`);
  return [...once.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { law, cycle, date } = first.due;
    const { follower } = first.row;
    const lead = currentLead(
      date,
      rules.day,
      all.map(({ row }) => wishOf(row)),
    );
    const isDone = followings.some(
      (row) => row.follower === follower && done.has(`${row.portfolio} ${bbl} ${law} ${cycle}`),
    );
    return lead === undefined || isDone ? [] : [{ follower, subject: bbl, law, cycle, due: date, lead }];
  });
}

function changesFor(
  { bbl, changes, cityRecord }: Lot,
  followings: readonly FollowedLot[],
  wasNoticed: WasNoticed,
): PlannedChange[] {
  const everyone = [...new Set(followings.filter((row) => row.changes).map(({ follower }) => follower))];
  const own = changes.flatMap(({ text, reason, law, isMovedDate }) => {
    const readers = isMovedDate && law ? everyone.filter((reader) => !wasNoticed(reader, law)) : everyone;
    const page = `/buildings/${bbl}${law ? `#${law}` : ''}`;
    return readers.length > 0 ? [{ subject: bbl, text, reason, readers, page }] : [];
  });
  return [...own, ...(cityRecord ? recordChangesFor(cityRecord, followings) : [])];
}

async function storeBatch(req: PayloadRequest, lots: readonly Lot[], rules: Rules): Promise<void> {
  const { day } = rules;
  const bbls = sql.param(lots.map(({ bbl }) => bbl));
  const rows = await queryRows<FollowedLot>(
    req,
    followedLots((bbl) => sql`${bbl} = any(${bbls}::text[])`),
  );
  const byLot = grouped(rows, ({ bbl }) => bbl);
  const followingsOf = ({ bbl }: Lot) => byLot.get(bbl) ?? [];
  const done = await findDone(req, rows);
  const wasNoticed = await findNoticedDates(
    req,
    rows.map(({ follower }) => follower),
    day,
  );
  await storeSnapshots(req, lots);
  await storeRecords(
    req,
    lots.flatMap(({ cityRecord }) => cityRecord ?? []),
  );
  await insertChanges(
    req,
    lots.flatMap((lot) => changesFor(lot, followingsOf(lot), wasNoticed)),
    day,
  );
  await insertReminders(
    req,
    lots.flatMap((lot) => remindersOf(lot, followingsOf(lot), { rules, done })),
  );
  const last = lots.at(-1)?.bbl ?? null;
  await queryRows(req, sql`update follow_plans set last_bbl = ${last}::bigint where day = ${day}::date`);
}

/**
 * Plans the lots after a BBL. Each batch stores its position in its own transaction, so an interrupted plan
 * resumes. The next batch loads while the current one is decided.
 */
export async function planLots(
  payload: Payload,
  { after, signal, ...planning }: Planning & { after: string; signal?: AbortSignal },
): Promise<void> {
  let next = readBatch(payload, after, planning);
  for (;;) {
    const batch = await next;
    const last = batch.stored.at(-1);
    if (!last) return;
    signal?.throwIfAborted();
    next = readBatch(payload, last.bbl, planning);
    // Awaited in the next turn. Without this, a failure now would leave its rejection unhandled.
    next.catch(() => undefined);
    const lots = planBatch(batch, planning);
    await inTransaction(payload, (req) => storeBatch(req, lots, planning.rules));
  }
}
