import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { FiledUse, Filing } from '#law/ll97/filing.ts';

/**
 * 22 real filings of ten lots for 2022 to 2024, some of them twice: rows of the city's data set 5zyy-y8am, without
 * unused columns.
 */
const FILE = new URL('ll84-filings-sample.csv', import.meta.url);

type Row = Record<string, string>;

/** Returns undefined for an empty cell and "Not Available". */
function amount(text: string | undefined): number | undefined {
  const value = Number(text || Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

const converted = (text: string | undefined, kbtuPerUnit: number): number | undefined => {
  const kbtu = amount(text);
  return kbtu === undefined ? undefined : kbtu / kbtuPerUnit;
};

/** Parses "Office (2692475.1), Restaurant (50021.0)". Names can also contain commas and parentheses. */
const parseUses = (list: string): FiledUse[] =>
  list.split('), ').map((use) => {
    const opening = use.lastIndexOf(' (');
    return { name: use.slice(0, opening), squareFeet: Number.parseFloat(use.slice(opening + ' ('.length)) };
  });

/** The columns of fuels for which the calculator has no field. */
const OTHER_FUELS = {
  fuel_oil_1_use_kbtu: 'fuel oil #1',
  fuel_oil_5_6_use_kbtu: 'fuel oil #5 or #6',
  diesel_2_use_kbtu: 'diesel',
  propane_use_kbtu: 'propane',
  kerosene_use_kbtu: 'kerosene',
  district_hot_water_use_kbtu: 'district hot water',
  district_chilled_water_use: 'district chilled water',
};

const toFiling = (row: Row): Filing & { bbl: string } => ({
  bbl: row.nyc_borough_block_and_lot ?? '',
  propertyId: row.property_id ?? '',
  year: Number(row.report_year),
  bins: (row.nyc_building_identification ?? '').split(';').map(Number),
  address: row.address_1,
  yearBuilt: amount(row.year_built),
  floorArea: amount(row.property_gfa_self_reported),
  energyStar: amount(row.energy_star_score),
  uses: parseUses(row.list_of_all_property_use ?? ''),
  energy: {
    electricityKwh: amount(row.electricity_use_grid_purchase_1),
    naturalGasTherms: converted(row.natural_gas_use_kbtu, 100),
    fuelOil2Gallons: converted(row.fuel_oil_2_use_kbtu, 138),
    fuelOil4Gallons: converted(row.fuel_oil_4_use_kbtu, 146),
    districtSteamThousandPounds: converted(row.district_steam_use_kbtu, 1194),
  },
  generatedKwh: converted(row.electricity_use_generated, 3.412),
  otherFuels: Object.entries(OTHER_FUELS).flatMap(([column, name]) => (amount(row[column]) ? [name] : [])),
});

export const SAMPLE_FILINGS = parse<Row>(readFileSync(FILE), { columns: true }).map(toFiling);

export const lotFilings = (bbl: string) => SAMPLE_FILINGS.filter((filing) => filing.bbl === bbl);

export function sampleFiling(propertyId: string, year: number) {
  const found = SAMPLE_FILINGS.find((filing) => filing.propertyId === propertyId && filing.year === year);
  if (!found) throw new Error(`The sample has no filing ${propertyId}-${year}.`);
  return found;
}
