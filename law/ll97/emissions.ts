import { PROPERTY_TYPES, type PropertyTypeName } from './property-types.ts';

export type EnergySource = 'electricity' | 'naturalGas' | 'fuelOil2' | 'fuelOil4' | 'districtSteam';

export interface EnergyUse {
  electricityKwh: number;
  naturalGasTherms: number;
  fuelOil2Gallons: number;
  fuelOil4Gallons: number;
  /** Thousands of pounds: 1 Mlb on a New York steam bill. */
  districtSteamThousandPounds: number;
}

interface Meter {
  source: EnergySource;
  label: string;
  unit: string;
  /** ENERGY STAR Portfolio Manager's conversion. */
  kbtuPerUnit: number;
  note?: string;
}

/** Electricity is converted only for energy intensity. */
export const METERS: Readonly<Record<keyof EnergyUse, Meter>> = {
  electricityKwh: { source: 'electricity', label: 'Electricity', unit: 'kWh', kbtuPerUnit: 3.412 },
  naturalGasTherms: { source: 'naturalGas', label: 'Natural gas', unit: 'therms', kbtuPerUnit: 100 },
  fuelOil2Gallons: { source: 'fuelOil2', label: 'Fuel oil #2', unit: 'gallons', kbtuPerUnit: 138 },
  fuelOil4Gallons: {
    source: 'fuelOil4',
    label: 'Fuel oil #4',
    unit: 'gallons',
    kbtuPerUnit: 146,
    note: 'Boilers may not burn fuel oil #4 starting {figure:no4-oil-ban} (Admin. Code 24-168).',
  },
  districtSteamThousandPounds: {
    source: 'districtSteam',
    label: 'District steam',
    unit: 'thousand pounds',
    kbtuPerUnit: 1194,
  },
};

/** kBtu in 100 cubic feet of natural gas: ENERGY STAR Portfolio Manager's conversion. */
export const KBTU_PER_CCF = 102.6;

export const METER_NAMES = Object.keys(METERS) as (keyof EnergyUse)[];

export const NO_ENERGY: EnergyUse = {
  electricityKwh: 0,
  naturalGasTherms: 0,
  fuelOil2Gallons: 0,
  fuelOil4Gallons: 0,
  districtSteamThousandPounds: 0,
};

export const totalKbtu = (energy: EnergyUse): number =>
  METER_NAMES.reduce((sum, name) => sum + energy[name] * METERS[name].kbtuPerUnit, 0);

export interface BuildingUse {
  propertyType: PropertyTypeName;
  /** Gross floor area. */
  squareFeet: number;
}

export interface FuelEmissions {
  label: string;
  tons: number;
}

function limitPerSquareFoot(propertyType: PropertyTypeName, period: number): number {
  const limit = PROPERTY_TYPES.find(({ name }) => name === propertyType)?.limits[period];
  if (limit === undefined) throw new RangeError(`There is no limit for ${propertyType} in period ${period}.`);
  return limit;
}

/** Metric tons of CO2 equivalent a year. `period` is an index of `PERIODS`. 1 RCNY 103-14(c)(3). */
export const emissionsLimit = (uses: readonly BuildingUse[], period: number): number =>
  uses.reduce(
    (sum, { propertyType, squareFeet }) => sum + squareFeet * limitPerSquareFoot(propertyType, period),
    0,
  );

export function emissionsByFuel(
  energy: EnergyUse,
  { coefficients }: { coefficients: Readonly<Record<EnergySource, number>> },
): FuelEmissions[] {
  return METER_NAMES.filter((name) => energy[name] > 0).map((name) => {
    const { source, label, kbtuPerUnit } = METERS[name];
    const units = source === 'electricity' ? energy[name] : energy[name] * kbtuPerUnit;
    return { label, tons: units * coefficients[source] };
  });
}
