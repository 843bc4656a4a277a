import { METER_NAMES, NO_ENERGY, type EnergyUse } from './emissions.ts';

/** A property's energy use in one year, as its owner reported it under Local Law 84. */
export interface Filing {
  /** From ENERGY STAR Portfolio Manager. A lot can have several properties, and a property several lots. */
  propertyId: string;
  /** The calendar year of the energy use, reported the next year. */
  year: number;
  bins: readonly number[];
  address?: string;
  yearBuilt?: number;
  /** Gross square feet, without parking. */
  floorArea?: number;
  energyStar?: number;
  uses: readonly FiledUse[];
  energy: Readonly<Partial<EnergyUse>>;
  generatedKwh?: number;
  otherFuels: readonly string[];
}

export interface FiledUse {
  name: string;
  squareFeet: number;
}

export const filingId = ({ propertyId, year }: Pick<Filing, 'propertyId' | 'year'>): string =>
  `${propertyId}-${year}`;

export const findFiling = <Each extends Pick<Filing, 'propertyId' | 'year'>>(
  filings: readonly Each[],
  id: string,
): Each | undefined => filings.find((filing) => filingId(filing) === id);

export function filedEnergy({ energy }: Pick<Filing, 'energy'>): EnergyUse | undefined {
  if (!METER_NAMES.some((name) => (energy[name] ?? 0) > 0)) return undefined;
  return METER_NAMES.reduce((known, name) => ({ ...known, [name]: energy[name] ?? 0 }), NO_ENERGY);
}
