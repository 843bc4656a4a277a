import { sql } from '@payloadcms/db-postgres';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { codeMapFrom } from '#law/city-record/code-map.ts';
import { type CityRecord, RECORD_SETS, type RecordSet, type SetState } from '#law/city-record/rows.ts';
import { tableName } from '#city-data/sets/set.ts';
import { insertCityRows } from './buildings/city-rows.ts';

export const NO_CODES = codeMapFrom([]);

const AS_OF = '2026-11-20';

/** The city record of a lot when these data sets are loaded (all by default). */
export function cityRecord(
  rows: Partial<CityRecord['rows']> = {},
  { loaded = RECORD_SETS, asOf = AS_OF }: { loaded?: readonly RecordSet[]; asOf?: string } = {},
): CityRecord {
  const stateOf = (set: RecordSet): SetState =>
    loaded.includes(set) ? { loaded: true, asOf } : { loaded: false };
  const each = <Value>(value: (set: RecordSet) => Value) =>
    Object.fromEntries(RECORD_SETS.map((set) => [set, value(set)]));
  return {
    bbl: '3012340001',
    sets: each(stateOf) as CityRecord['sets'],
    rows: {
      ...(each((set) => (loaded.includes(set) ? (rows[set] ?? []) : [])) as unknown as CityRecord['rows']),
    },
  };
}

const word = fc.option(
  fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('Open', 'ACTIVE', 'Active', 'PENDING', 'DELETED', 'E'),
  ),
  { nil: undefined },
);
const day = fc.option(fc.constantFrom('2001-05-03', '2026-11-22', '2026-11-23', '2027-01-01'), {
  nil: undefined,
});
const dollars = fc.option(
  fc.integer({ min: -50_000, max: 500_000 }).map((cents) => cents / 100),
  {
    nil: undefined,
  },
);

const rowsOf = <Row extends object>(row: fc.Arbitrary<Row>) =>
  fc.array(row, { maxLength: 8 }).map((rows) => rows.map((each, index) => ({ ...each, key: String(index) })));

/** Arbitrary rows of violations and summonses, with the city's status values and others. */
export const anyRows: fc.Arbitrary<Partial<CityRecord['rows']>> = fc.record({
  'hpd-violations': rowsOf(
    fc.record({
      class: word,
      correctBy: day,
      newCorrectBy: day,
      approvedOn: day,
      openOrClose: word,
      words: word,
    }),
  ),
  'dob-violations': rowsOf(
    fc.record({ type: word, category: word, comments: word, issuedOn: day, isRepeated: fc.boolean() }),
  ),
  'dob-safety-violations': rowsOf(fc.record({ type: word, status: word, issuedOn: day })),
  'dob-ecb-violations': rowsOf(
    fc.record({ status: word, hearingStatus: word, hearingOn: day, balance: dollars, penalty: dollars }),
  ),
  'oath-hearings': rowsOf(
    fc.record({
      agency: fc.constantFrom('DEPT. OF BUILDINGS', 'SANITATION OTHERS'),
      hearingStatus: word,
      hearingOn: day,
      decidedOn: day,
      balance: dollars,
      total: dollars,
    }),
  ),
});

type Rows = Parameters<typeof insertCityRows>[2];

/** Replaces a whole data set, like an import does. The keys of `rows` are column names. */
export async function loadRecords(payload: Payload, set: RecordSet, rows: Rows): Promise<void> {
  const table = tableName(set);
  await unloadRecords(payload, set);
  await insertCityRows(payload, table, rows);
  await insertCityRows(payload, 'sets', [
    { name: set, version: AS_OF, rows: rows.length, is_shipped: false, imported_at: AS_OF, as_of: AS_OF },
  ]);
}

/** Unloads a data set, as after a restore, when the data set has not been imported again. */
export async function unloadRecords({ db }: Payload, set: RecordSet): Promise<void> {
  await db.drizzle.execute(sql`delete from city.sets where name = ${set}`);
  await db.drizzle.execute(sql.raw(`truncate city.${tableName(set)}`));
}
