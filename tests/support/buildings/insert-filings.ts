import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Filing } from '#app/regulations/ll97/filing.ts';

const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

/** A list as PostgreSQL's array. */
const array = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`;

/** Stores filings as an import does. */
export async function insertFilings(
  { db }: Payload,
  filings: readonly (Filing & { bbl: string })[],
  version = '2026-08',
): Promise<void> {
  for (const filing of filings) {
    const { energy } = filing;
    await db.drizzle.execute(sql`
      insert into city.filings (
        property_id, year, bbl, bins, address, year_built, floor_area, energy_star, uses, electricity_kwh,
        generated_kwh, gas_therms, steam_mlb, oil_2_gallons, oil_4_gallons, other_fuels
      ) values (
        ${filing.propertyId}, ${filing.year}, ${filing.bbl}::bigint, ${array(filing.bins)}::integer[],
        ${orNull(filing.address)}, ${orNull(filing.yearBuilt)}, ${orNull(filing.floorArea)},
        ${orNull(filing.energyStar)}, ${JSON.stringify(filing.uses)}::jsonb, ${orNull(energy.electricityKwh)},
        ${orNull(filing.generatedKwh)}, ${orNull(energy.naturalGasTherms)},
        ${orNull(energy.districtSteamThousandPounds)}, ${orNull(energy.fuelOil2Gallons)},
        ${orNull(energy.fuelOil4Gallons)}, ${array(filing.otherFuels)}::text[]
      ) on conflict do nothing`);
  }
  await db.drizzle.execute(sql`
    insert into city.sets (name, version, rows) values ('ll84', ${version}, ${filings.length})
    on conflict (name) do update set version = excluded.version, rows = excluded.rows`);
}
