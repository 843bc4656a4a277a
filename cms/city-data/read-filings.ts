import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { EnergyUse } from '#app/regulations/ll97/emissions.ts';
import type { FiledUse, Filing } from '#app/regulations/ll97/filing.ts';

/** What the Covered Buildings List says of a lot. */
export interface CoveredLot {
  isOnLL97: boolean;
  /** Codes from 0 to 4. */
  pathways: number[];
  /** Square feet. */
  area?: number;
  address?: string;
}

/** What the city records of a lot that a calculation under Local Law 97 can start with. */
export interface LotFilings {
  bbl: string;
  /** The newest first, then the largest. */
  filings: Filing[];
  covered?: CoveredLot;
  /** The pathways of its buildings by BIN; empty where only the list by lot is loaded. */
  buildings: { bin: number; pathway: number }[];
  /** The versions of the sets; undefined where a set is not loaded, so that nothing follows from its silence. */
  versions: { ll84?: string; covered?: string };
}

type Maybe<Value> = Value | null;

interface FilingRow {
  property_id: string;
  year: number;
  bins: number[];
  address: Maybe<string>;
  year_built: Maybe<number>;
  floor_area: Maybe<number>;
  energy_star: Maybe<number>;
  uses: FiledUse[];
  electricity_kwh: Maybe<number>;
  generated_kwh: Maybe<number>;
  gas_therms: Maybe<number>;
  steam_mlb: Maybe<number>;
  oil_2_gallons: Maybe<number>;
  oil_4_gallons: Maybe<number>;
  other_fuels: string[];
}

interface Row extends Record<string, unknown> {
  filings: FilingRow[];
  covered: Maybe<{
    on_ll97: boolean;
    pathways: number[];
    area: Maybe<number>;
    address: Maybe<string>;
  }>;
  buildings: { bin: number; pathway: number }[];
  versions: LotFilings['versions'];
}

const COLUMNS = {
  electricityKwh: 'electricity_kwh',
  naturalGasTherms: 'gas_therms',
  fuelOil2Gallons: 'oil_2_gallons',
  fuelOil4Gallons: 'oil_4_gallons',
  districtSteamThousandPounds: 'steam_mlb',
} as const satisfies Record<keyof EnergyUse, keyof FilingRow>;

const toFiling = (row: FilingRow): Filing => ({
  propertyId: row.property_id,
  year: row.year,
  bins: row.bins,
  address: row.address ?? undefined,
  yearBuilt: row.year_built ?? undefined,
  floorArea: row.floor_area ?? undefined,
  energyStar: row.energy_star ?? undefined,
  uses: row.uses,
  energy: Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([name, column]) => {
      const amount = row[column];
      return amount === null ? [] : [[name, amount]];
    }),
  ),
  generatedKwh: row.generated_kwh ?? undefined,
  otherFuels: row.other_fuels,
});

/** The filings of a lot (ten digits) under Local Law 84 and its entry on the Covered Buildings List, in one statement. */
export async function readFilings({ db }: Payload, bbl: string): Promise<LotFilings> {
  const { rows } = await db.drizzle.execute<Row>(sql`
    select
      (
        select coalesce(jsonb_agg(f order by f.year desc, f.floor_area desc nulls last, f.property_id), '[]')
        from city.filings f where f.bbl = ${bbl}::bigint
      ) as filings,
      (select to_jsonb(c) from city.covered_lots c where c.bbl = ${bbl}::bigint) as covered,
      (
        select coalesce(jsonb_agg(jsonb_build_object('bin', b.bin, 'pathway', b.pathway)), '[]')
        from city.covered_buildings b where b.bbl = ${bbl}::bigint and b.on_ll97 and b.pathway is not null
      ) as buildings,
      (
        select coalesce(jsonb_object_agg(s.name, s.version), '{}')
        from city.sets s where s.name in ('ll84', 'covered')
      ) as versions`);
  const [row] = rows;
  if (!row) throw new Error('The database did not answer for a lot.');
  const { covered } = row;
  return {
    bbl,
    filings: row.filings.map(toFiling),
    covered: covered
      ? {
          isOnLL97: covered.on_ll97,
          pathways: covered.pathways,
          area: covered.area ?? undefined,
          address: covered.address ?? undefined,
        }
      : undefined,
    buildings: row.buildings,
    versions: row.versions,
  };
}
