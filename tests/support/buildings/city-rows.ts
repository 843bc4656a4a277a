import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { RECORD_SETS } from '#law/city-record/rows.ts';
import { tableName } from '#city-data/sets/set.ts';

const RECORD_TABLES = RECORD_SETS.map((set) => `city.${tableName(set)}`).join(', ');

type Value = string | number | boolean | null | readonly (string | number)[] | object;

/** Inserts rows into a city data table, like an import of the data set would. */
export async function insertCityRows(
  { db }: Payload,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> {
  for (const row of rows) {
    // Columns that are missing from a row keep their defaults.
    const columns = sql.raw(Object.keys(row).join(', '));
    await db.drizzle.execute(sql`
      insert into ${sql.raw(`city.${table}`)} (${columns})
      select ${columns} from json_populate_record(null::${sql.raw(`city.${table}`)}, ${JSON.stringify(row)}::json)`);
  }
}

/** Empties the tables of city data, including shipped rows. */
export async function clearCityData({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`
    truncate city.sets, city.covered_lots, city.covered_buildings, city.lots, city.streets, city.address_ranges,
      city.condo_units, city.filings, city.building_ids, ${sql.raw(RECORD_TABLES)}`);
}
