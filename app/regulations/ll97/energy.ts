/** What a building takes in, as the law counts it. */
export type EnergySource = 'electricity' | 'naturalGas' | 'fuelOil2' | 'fuelOil4' | 'districtSteam';

/** A year's energy in the units that bills use. */
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
  /** kBtu in one unit: ENERGY STAR Portfolio Manager's own conversions. */
  kbtuPerUnit: number;
  /** What to know before relying on its figures. */
  note?: string;
}

/**
 * How each figure of a bill is converted. Electricity is converted for energy intensity only. Note: Local
 * Law 32 of 2023, checked on 2026-11-22.
 */
export const METERS: Readonly<Record<keyof EnergyUse, Meter>> = {
  electricityKwh: { source: 'electricity', label: 'Electricity', unit: 'kWh', kbtuPerUnit: 3.412 },
  naturalGasTherms: { source: 'naturalGas', label: 'Natural gas', unit: 'therms', kbtuPerUnit: 100 },
  fuelOil2Gallons: { source: 'fuelOil2', label: 'Fuel oil #2', unit: 'gallons', kbtuPerUnit: 138 },
  fuelOil4Gallons: {
    source: 'fuelOil4',
    label: 'Fuel oil #4',
    unit: 'gallons',
    kbtuPerUnit: 146,
    note: 'Boilers may not burn fuel oil #4 from July 1, 2027 on (Admin. Code 24-168).',
  },
  districtSteamThousandPounds: {
    source: 'districtSteam',
    label: 'District steam',
    unit: 'thousand pounds',
    kbtuPerUnit: 1194,
  },
};

export const METER_NAMES = Object.keys(METERS) as (keyof EnergyUse)[];

export const NO_ENERGY: EnergyUse = {
  electricityKwh: 0,
  naturalGasTherms: 0,
  fuelOil2Gallons: 0,
  fuelOil4Gallons: 0,
  districtSteamThousandPounds: 0,
};

/** All energy of a year in kBtu, as energy intensity counts it. */
export const totalKbtu = (energy: EnergyUse): number =>
  METER_NAMES.reduce((sum, name) => sum + energy[name] * METERS[name].kbtuPerUnit, 0);
