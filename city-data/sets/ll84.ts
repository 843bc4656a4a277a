import { METERS } from '#law/ll97/emissions.ts';
import { findSource } from './find-source.ts';
import { amount, area, bins, given, inUnits, lots, uses, words } from './ll84-values.ts';
import { column, optional, type CitySet, type SourceColumns } from './set.ts';
import { list, NULL, required, small, whole } from './values.ts';

const toUnit = (meter: keyof typeof METERS) => inUnits(METERS[meter].kbtuPerUnit);

const FILING = {
  property_id: column(required(words, 'property ID'), 'property_id'),
  year: column(required(given(small), 'year'), 'report_year', 'calendar_year'),
  bbl: column(lots, 'nyc_borough_block_and_lot', 'nyc_borough_block_and_lot_bbl'),
  bins: column(bins, 'nyc_building_identification', 'nyc_building_identification_number_bin'),
  name: column(words, 'property_name'),
  address: optional(words, 'address_1'),
  year_built: column(given(small), 'year_built'),
  buildings: optional(given(whole), 'number_of_buildings'),
  floor_area: column(
    area,
    'property_gfa_self_reported',
    'property_gfa_self_reported_ft',
    'property_gfa_self_reported_ft2',
  ),
  parking_area: optional(
    area,
    'parking_gross_floor_area',
    'parking_gross_floor_area_ft',
    'parking_gross_floor_area_ft2',
  ),
  energy_star: optional(given(small), 'energy_star_score'),
  uses: column(
    uses,
    'list_of_all_property_use',
    'list_of_all_property_use_types',
    'list_of_all_property_use_types_at_property',
  ),
} satisfies SourceColumns;

const ENERGY = {
  electricity_kwh: column(amount, 'electricity_use_grid_purchase_1', 'electricity_use_grid_purchase_kwh'),
  generated_kwh: optional(
    toUnit('electricityKwh'),
    'electricity_use_generated',
    'electricity_use_generated_from_onsite_renewable_systems_kbtu',
  ),
  gas_kbtu: column(toUnit('naturalGasTherms'), 'natural_gas_use_kbtu'),
  gas_therms: optional(amount, 'natural_gas_use_therms'),
  steam_mlb: column(toUnit('districtSteamThousandPounds'), 'district_steam_use_kbtu'),
  oil_2_gallons: column(toUnit('fuelOil2Gallons'), 'fuel_oil_2_use_kbtu'),
  oil_4_gallons: column(toUnit('fuelOil4Gallons'), 'fuel_oil_4_use_kbtu'),
} satisfies SourceColumns;

const OTHER_FUELS = {
  'no. 1 oil': optional(amount, 'fuel_oil_1_use_kbtu'),
  'no. 5 or 6 oil': optional(amount, 'fuel_oil_5_6_use_kbtu'),
  diesel: optional(amount, 'diesel_2_use_kbtu'),
  propane: optional(amount, 'propane_use_kbtu'),
  kerosene: optional(amount, 'kerosene_use_kbtu'),
  'district hot water': optional(amount, 'district_hot_water_use_kbtu'),
  'district chilled water': optional(amount, 'district_chilled_water_use', 'district_chilled_water_use_kbtu'),
} satisfies SourceColumns;

const COLUMNS = { ...FILING, ...ENERGY, ...OTHER_FUELS };

const SHARED = Object.keys(FILING).length;
const WITH_ENERGY = SHARED + Object.keys(ENERGY).length;

const isBurned = (value: string | undefined): boolean => value !== NULL && Number(value) > 0;

const otherFuels = (values: readonly string[]): string =>
  list(
    Object.keys(OTHER_FUELS)
      .filter((_, index) => isBurned(values[WITH_ENERGY + index]))
      .map((fuel) => `"${fuel}"`),
  );

export const ll84: CitySet = {
  name: 'll84',
  label: 'the filings under Local Law 84',
  title: 'Local Law 84: energy and water filings',
  agency: 'Department of Buildings and the Mayor’s Office of Climate and Environmental Justice',
  page: 'https://data.cityofnewyork.us/Environment/NYC-Building-Energy-and-Water-Data-Disclosure-for-/5zyy-y8am',
  download: 'https://data.cityofnewyork.us/api/views/5zyy-y8am/rows.csv?accessType=DOWNLOAD',
  byHand:
    'Download "NYC Building Energy and Water Data Disclosure for Local Law 84" from data.cityofnewyork.us as a CSV.',
  edition: '5zyy-y8am',
  cadenceDays: 366,
  terms: 'As reported by owners. The city does not warrant that it is complete or accurate.',
  sources: { filings: { ...FILING, ...ENERGY } },
  counted: { table: 'filings', least: 50_000, unit: 'filings' },
  prepare: ({ files, today }) => {
    const file = findSource(ll84, 'filings', files);
    const filed = new Set<string>();
    let newest = '';
    return {
      loads: [
        {
          table: 'filings',
          columns: [
            ...Object.keys(FILING),
            'electricity_kwh',
            'generated_kwh',
            'gas_therms',
            'steam_mlb',
            'oil_2_gallons',
            'oil_4_gallons',
            'other_fuels',
          ],
          from: {
            file,
            columns: COLUMNS,
            /** Skips filings without a lot, and duplicates. */
            rows: (values) => {
              const [property = '', year = '', bbls = ''] = values;
              const [electricity = NULL, generated = NULL, gasOfKbtu = NULL, gasTherms = NULL, ...others] =
                values.slice(SHARED, WITH_ENERGY);
              const gas = gasOfKbtu === NULL ? gasTherms : gasOfKbtu;
              const energy = [electricity, generated, gas, ...others, otherFuels(values)];
              if (year > newest) newest = year;
              return bbls
                .split(';')
                .filter((lot) => {
                  const key = `${lot} ${property} ${year}`;
                  if (lot === '' || filed.has(key)) return false;
                  return filed.add(key);
                })
                .map((lot) => [property, year, lot, ...values.slice(3, SHARED), ...energy]);
            },
          },
        },
      ],
      version: () => newest || today,
    };
  },
};
