import { differenceInDays } from 'date-fns';
import { type CityRecord, RECORD_SETS, type RecordSet, type SetState } from '#law/city-record/rows.ts';
import { dayInNewYork } from '#law/new-york-day.ts';
import type { CityDatabase } from './database.ts';
import { SETS } from './sets/index.ts';
import { columnOf } from './sets/records/record-set.ts';
import { tableOf } from './sets/set.ts';

const isIn = (table: string, bin: string): string =>
  `exists (select from city.${table} as own where own.bin = ${bin})`;

/** Of sources that list a building, the first decides on which lot it stands. */
const isListed = (bin: string): string =>
  ['building_ids', 'address_ranges', 'covered_buildings'].map((table) => isIn(table, bin)).join(' or ');

const NUMBERS = `
  select bbl, bin from asked join city.building_ids using (bbl)
  union select bbl, ranges.bin from asked join city.address_ranges as ranges using (bbl)
    where ranges.bin % 1000000 <> 0 and not ${isIn('building_ids', 'ranges.bin')}
  union select bbl, covered.bin from asked join city.covered_buildings as covered using (bbl)
    where covered.bin % 1000000 <> 0 and not ${isIn('building_ids', 'covered.bin')}
      and not ${isIn('address_ranges', 'covered.bin')}`;

/** DOB says that its old system and the new one have some violations twice. */
const REPEATED =
  ", 'isRepeated', exists (select from city.dob_safety_violations as safety where safety.key = row.safety_key)";

function rowOf(set: RecordSet): string {
  const pairs = (SETS[set].properties ?? []).map((property) => `'${property}', row.${columnOf(property)}`);
  const computed = set === 'dob-violations' ? REPEATED : '';
  return `json_strip_nulls(json_build_object('key', row.key, 'bin', row.bin, 'bbl', row.bbl::text, ${pairs.join(', ')}${computed}))`;
}

/** "offset 0" makes PostgreSQL look rows up by index, one building at a time, however many it expects. */
const rowsAt = (set: RecordSet, where: string): string =>
  `lateral (select ${rowOf(set)} as row from city.${tableOf(set)} as row where ${where} offset 0) as found`;

const OWN_BBL = (lot: string) => `row.bbl = ${lot} and (row.bin is null or not (${isListed('row.bin')}))`;

/**
 * A summons of DOB has its money at OATH. The hearing belongs to the lot of DOB's own row, wherever OATH places it.
 */
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

const rowsOf = (set: RecordSet): string =>
  set === 'oath-hearings'
    ? HEARINGS
    : `select places.bbl, found.row from numbers as places, ${rowsAt(set, 'row.bin = places.bin')}
       union all select asked.bbl, found.row from asked, ${rowsAt(set, OWN_BBL('asked.bbl'))}`;

const EVERYTHING = `
  with asked as materialized (select distinct unnest($1::bigint[]) as bbl), numbers as materialized (${NUMBERS})
  ${RECORD_SETS.map(
    (set) =>
      `select bbl::text, '${set}' as set, json_agg(row) as rows from (${rowsOf(set)}) as found group by bbl`,
  ).join(' union all ')}`;

interface Found {
  bbl: string;
  set: RecordSet;
  rows: never[];
}

interface Loaded {
  name: string;
  as_of: Date;
}

export type SetStates = CityRecord['sets'];

export async function readSetStates({ db }: { db: CityDatabase }, now = new Date()): Promise<SetStates> {
  const { rows } = await db.pool.query<Loaded>('select name, as_of from city.sets');
  const loaded = new Map(rows.map((row) => [row.name, row.as_of]));
  const stateOf = (set: RecordSet): SetState => {
    const asOf = loaded.get(set);
    if (!asOf) return { loaded: false };
    const isOld = differenceInDays(now, asOf) > SETS[set].cadenceDays;
    return { loaded: true, asOf: dayInNewYork(asOf), ...(isOld && { isOld }) };
  };
  return Object.fromEntries(RECORD_SETS.map((set) => [set, stateOf(set)])) as SetStates;
}

const emptyRows = () =>
  Object.fromEntries(RECORD_SETS.map((set) => [set, []])) as unknown as CityRecord['rows'];

const BATCH = 500;

/** In the order of `bbls`, which must be ten-digit BBLs. */
export async function readCityRecords(
  source: { db: CityDatabase },
  bbls: readonly string[],
  now = new Date(),
): Promise<CityRecord[]> {
  const sets = await readSetStates(source, now);
  const records = new Map(bbls.map((bbl) => [bbl, { bbl, sets, rows: emptyRows() }]));
  for (let start = 0; start < bbls.length; start += BATCH) {
    const values = [bbls.slice(start, start + BATCH)];
    const { rows } = await source.db.pool.query<Found>({ name: 'read-records', text: EVERYTHING, values });
    for (const { bbl, set, rows: found } of rows)
      Object.assign(records.get(bbl)?.rows ?? {}, { [set]: found });
  }
  return bbls.flatMap((bbl) => records.get(bbl) ?? []);
}

export async function readCityRecord(
  source: { db: CityDatabase },
  bbl: string,
  now = new Date(),
): Promise<CityRecord> {
  const [record] = await readCityRecords(source, [bbl], now);
  if (!record) throw new Error('The database returned no record.');
  return record;
}
