import { KBTU_PER_CCF, METERS, type EnergySource } from './emissions.ts';
import { PEER_MEDIANS } from './peers.ts';
import { PERIODS } from './periods.ts';
import { PROPERTY_TYPES } from './property-types.ts';

/** A value from a table in the code. The register holds its source and the day it was checked. */
export interface TableValue {
  value: string;
  table: string;
}

const keyPart = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const SOURCES: Readonly<Record<EnergySource, string>> = {
  electricity: 'electricity',
  naturalGas: 'natural-gas',
  fuelOil2: 'fuel-oil-2',
  fuelOil4: 'fuel-oil-4',
  districtSteam: 'district-steam',
};

const LIMITS = PROPERTY_TYPES.flatMap(({ name, limits }) =>
  PERIODS.map((period, index) => [`ll97-limit-${keyPart(name)}-${period.name}`, limits[index]] as const),
);

const COEFFICIENTS = PERIODS.filter(({ isAssumption }) => !isAssumption).flatMap(({ name, coefficients }) =>
  (Object.keys(SOURCES) as EnergySource[]).map(
    (source) => [`ll97-coefficient-${SOURCES[source]}-${name}`, coefficients[source]] as const,
  ),
);

const CONVERSIONS = [
  ['unit-kbtu-per-kwh', METERS.electricityKwh.kbtuPerUnit],
  ['unit-kbtu-per-therm', METERS.naturalGasTherms.kbtuPerUnit],
  ['unit-kbtu-per-ccf', KBTU_PER_CCF],
  ['unit-kbtu-per-gallon-oil-2', METERS.fuelOil2Gallons.kbtuPerUnit],
  ['unit-kbtu-per-gallon-oil-4', METERS.fuelOil4Gallons.kbtuPerUnit],
  ['unit-kbtu-per-thousand-lb-steam', METERS.districtSteamThousandPounds.kbtuPerUnit],
] as const;

const MEDIANS = Object.entries(PEER_MEDIANS).map(
  ([name, { kbtuPerSquareFoot }]) => [`ll97-median-${keyPart(name)}`, kbtuPerSquareFoot] as const,
);

const from = (table: string, values: readonly (readonly [string, number | string | undefined])[]) =>
  values.map(([key, value]): [string, TableValue] => [key, { value: String(value), table }]);

const TABLES: ReadonlyMap<string, TableValue> = new Map([
  ...from('the table of limits', [...LIMITS, ['ll97-property-types', PROPERTY_TYPES.length]]),
  ...from('the table of coefficients', COEFFICIENTS),
  ...from(
    'the table of compliance periods',
    PERIODS.map(({ name }) => [`ll97-period-${name}`, name]),
  ),
  ...from('the table of unit conversions', CONVERSIONS),
  ...from('the table of medians', MEDIANS),
]);

export const tableValue = (key: string): TableValue | undefined => TABLES.get(key);

const isSame = (one: string, other: string): boolean => one === other || Number(one) === Number(other);

export function tableError(key: string, value: string): string | undefined {
  const inTable = tableValue(key);
  if (!inTable || isSame(inTable.value, value)) return undefined;
  return `The calculator uses ${inTable.table}, where this is ${inTable.value}; this figure changes with a release.`;
}
