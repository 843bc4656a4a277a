import { differenceInDays } from 'date-fns';
import { type CityRecord, RECORD_SETS, type RecordSet, type SetState } from '#law/city-record/rows.ts';
import { DECIDING_SETS, type Facts } from '#law/buildings/facts.ts';
import { recordedFacts } from '#law/city-record/recorded-facts.ts';
import { dayInNewYork } from '#law/days.ts';
import type { CityDatabase } from './database.ts';
import { SETS } from './sets/index.ts';
import { loadsItself } from './sync/marks.ts';
import { columnName } from './sets/records/record-set.ts';
import { tableName } from './sets/set.ts';

const isIn = (table: string, bin: string): string =>
  `exists (select from city.${table} as own where own.bin = ${bin})`;

/** Whether any source lists the building. `NUMBERS` takes its lot from the first source, in this order. */
const isListed = (bin: string): string =>
  ['building_ids', 'address_ranges', 'covered_buildings'].map((table) => isIn(table, bin)).join(' or ');

const NUMBERS = `
  select bbl, bin from asked join city.building_ids using (bbl)
  union select bbl, ranges.bin from asked join city.address_ranges as ranges using (bbl)
    where ranges.bin % 1000000 <> 0 and not ${isIn('building_ids', 'ranges.bin')}
  union select bbl, covered.bin from asked join city.covered_buildings as covered using (bbl)
    where covered.bin % 1000000 <> 0 and not ${isIn('building_ids', 'covered.bin')}
      and not ${isIn('address_ranges', 'covered.bin')}`;

/** Some violations are in both DOB's old system and its new one. */
const REPEATED =
  "'isRepeated', exists (select from city.dob_safety_violations as safety where safety.key = row.safety_key)";

function rowJson(set: RecordSet): string {
  const own = ['key', 'bin', ...(SETS[set].properties ?? [])].map(
    (property) => `'${property}', row.${columnName(property)}`,
  );
  const computed = set === 'dob-violations' ? [REPEATED] : [];
  return `json_strip_nulls(json_build_object(${["'bbl', row.bbl::text", ...own, ...computed].join(', ')}))`;
}

/** `offset 0` makes PostgreSQL look up rows by index for each building, however many rows it expects. */
const rowsAt = (set: RecordSet, where: string): string =>
  `lateral (select ${rowJson(set)} as row from city.${tableName(set)} as row where ${where} offset 0) as found`;

const OWN_BBL = (lot: string) => `row.bbl = ${lot} and (row.bin is null or not (${isListed('row.bin')}))`;

/** OATH records the amounts owed on DOB summonses. A hearing belongs to the lot in DOB's row, not in OATH's. */
const HEARINGS = `
  select places.bbl, found.row from numbers as places, lateral (
    select key from city.dob_ecb_violations as row where row.bin = places.bin offset 0
  ) as summons, ${rowsAt('oath-hearings', 'row.key = summons.key')}
  union all select asked.bbl, found.row from asked, lateral (
    select key from city.dob_ecb_violations as row where ${OWN_BBL('asked.bbl')} offset 0
  ) as summons, ${rowsAt('oath-hearings', 'row.key = summons.key')}
  union all select asked.bbl, found.row from asked, ${rowsAt(
    'oath-hearings',
    'row.bbl = asked.bbl and not exists (select from city.dob_ecb_violations as dob where dob.key = row.key)',
  )}`;

const selectRows = (set: RecordSet): string =>
  set === 'oath-hearings'
    ? HEARINGS
    : `select places.bbl, found.row from numbers as places, ${rowsAt(set, 'row.bin = places.bin')}
       union all select asked.bbl, found.row from asked, ${rowsAt(set, OWN_BBL('asked.bbl'))}`;

const selectRecords = (asked: string, sets: readonly RecordSet[] = RECORD_SETS): string => `
  with asked as materialized (${asked}), numbers as materialized (${NUMBERS})
  ${sets
    .map(
      (set) =>
        `select bbl::text, '${set}' as set, json_agg(row) as rows from (${selectRows(set)}) as found group by bbl`,
    )
    .join(' union all ')}
  union all select null, 'sets', json_agg(json_build_object('name', name, 'asOf', as_of)) from city.sets`;

/** Always selects one row, whatever the parameter, so PostgreSQL can reuse the plan for the whole connection. */
const ONE = 'select $1::bigint as bbl';
const MANY = 'select distinct unnest($1::bigint[]) as bbl';

interface Statements {
  one: { name: string; text: string };
  many: { name: string; text: string };
}

const WHOLE: Statements = {
  one: { name: 'read-record', text: selectRecords(ONE) },
  many: { name: 'read-records', text: selectRecords(MANY) },
};

const DECIDING: Statements = {
  one: { name: 'read-deciding', text: selectRecords(ONE, DECIDING_SETS) },
  many: { name: 'read-deciding-many', text: selectRecords(MANY, DECIDING_SETS) },
};

type Found =
  | { bbl: string; set: RecordSet; rows: never[] }
  /** When the publisher last changed each loaded set. */
  | { bbl: null; set: 'sets'; rows: { name: string; asOf: string }[] | null };

function setStates(found: readonly Found[], now: Date): CityRecord['sets'] {
  const sets = found.flatMap((row) => (row.bbl === null ? (row.rows ?? []) : []));
  const loaded = new Map(sets.map(({ name, asOf }) => [name, asOf]));
  const setState = (set: RecordSet): SetState => {
    const asOf = loaded.get(set);
    if (asOf === undefined) return { loaded: false, ...(loadsItself() && { isComing: true }) };
    const isOld = differenceInDays(now, asOf) > SETS[set].cadenceDays;
    return { loaded: true, asOf: dayInNewYork(new Date(asOf)), ...(isOld && { isOld }) };
  };
  return Object.fromEntries(RECORD_SETS.map((set) => [set, setState(set)])) as CityRecord['sets'];
}

const emptyRows = () => Object.fromEntries(RECORD_SETS.map((set) => [set, []])) as Record<RecordSet, never[]>;

const BATCH = 500;

interface Source {
  db: Pick<CityDatabase, 'pool'>;
}

interface Batch {
  sets: CityRecord['sets'];
  records: CityRecord[];
}

async function readBatch(
  { db }: Source,
  bbls: readonly string[],
  { now, statements = WHOLE }: { now: Date; statements?: Statements },
): Promise<Batch> {
  const { one, many } = statements;
  const statement = bbls.length === 1 ? { ...one, values: [...bbls] } : { ...many, values: [bbls] };
  const { rows: found } = await db.pool.query<Found>(statement);
  const sets = setStates(found, now);
  const records = new Map(bbls.map((bbl) => [bbl, { bbl, sets, rows: emptyRows() }]));
  for (const { bbl, set, rows } of found) {
    if (bbl !== null) Object.assign(records.get(bbl)?.rows ?? {}, { [set]: rows });
  }
  return { sets, records: bbls.flatMap((bbl) => records.get(bbl) ?? []) };
}

/** Returns the records in the order of `bbls`, which must be ten-digit BBLs. */
export async function readCityRecords(
  source: Source,
  bbls: readonly string[],
  now = new Date(),
): Promise<CityRecord[]> {
  const records: CityRecord[] = [];
  for (let start = 0; start < bbls.length; start += BATCH) {
    const batch = await readBatch(source, bbls.slice(start, start + BATCH), { now });
    records.push(...batch.records);
  }
  return records;
}

/** Returns the facts in each lot's record that decide which laws apply, by BBL. Accepts at most 500 lots. */
export async function readRecordedFacts(
  source: Source,
  bbls: readonly string[],
  now = new Date(),
): Promise<Map<string, Facts>> {
  const { records } = await readBatch(source, bbls, { now, statements: DECIDING });
  const day = dayInNewYork(now);
  return new Map(records.map((record) => [record.bbl, recordedFacts(record, day)]));
}
