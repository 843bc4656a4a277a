import type { Payload } from 'payload';
import type { Filing } from '#law/ll97/filing.ts';
import { insertCityRows } from './city-rows.ts';

/** Stores filings like an import does, and marks the data set as loaded. */
export async function insertFilings(
  payload: Payload,
  filings: readonly (Filing & { bbl: string })[],
): Promise<void> {
  const rows = filings.map(({ energy, ...filing }) => ({
    property_id: filing.propertyId,
    year: filing.year,
    bbl: filing.bbl,
    bins: filing.bins,
    address: filing.address ?? null,
    year_built: filing.yearBuilt ?? null,
    floor_area: filing.floorArea ?? null,
    energy_star: filing.energyStar ?? null,
    uses: filing.uses,
    electricity_kwh: energy.electricityKwh ?? null,
    generated_kwh: filing.generatedKwh ?? null,
    gas_therms: energy.naturalGasTherms ?? null,
    steam_mlb: energy.districtSteamThousandPounds ?? null,
    oil_2_gallons: energy.fuelOil2Gallons ?? null,
    oil_4_gallons: energy.fuelOil4Gallons ?? null,
    other_fuels: filing.otherFuels,
  }));
  await insertCityRows(payload, 'filings', rows);
  await insertCityRows(payload, 'sets', [
    { name: 'll84', version: '2026-08-28', rows: rows.length, is_shipped: false, imported_at: '2026-11-01' },
  ]);
}
