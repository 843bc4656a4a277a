import { METER_NAMES, NO_ENERGY, type EnergyUse } from './emissions.ts';

/** A year of a property's energy use, as its owner reported it to the city under Local Law 84. */
export interface Filing {
  /**
   * The property's number in ENERGY STAR Portfolio Manager. A lot can have several properties, and a property several
   * lots.
   */
  propertyId: string;
  /** The calendar year of the energy use, reported in the following year. */
  year: number;
  bins: readonly number[];
  address?: string;
  yearBuilt?: number;
  /** Gross floor area in square feet, without parking. */
  floorArea?: number;
  /** From 1 to 100. */
  energyStar?: number;
  /** Named as in Portfolio Manager: see `portfolio-manager.ts`. */
  uses: readonly FiledUse[];
  /** Only the fuels that the filing states. */
  energy: Readonly<Partial<EnergyUse>>;
  /** Generated on site, in kWh. */
  generatedKwh?: number;
  /** Fuels without a field in the calculator. */
  otherFuels: readonly string[];
}

export interface FiledUse {
  name: string;
  squareFeet: number;
}

/** Identifies a filing among those of its lot, in URLs: "4398177-2024". */
export const filingId = ({ propertyId, year }: Pick<Filing, 'propertyId' | 'year'>): string =>
  `${propertyId}-${year}`;

export const findFiling = <Each extends Pick<Filing, 'propertyId' | 'year'>>(
  filings: readonly Each[],
  id: string,
): Each | undefined => filings.find((filing) => filingId(filing) === id);

/** Undefined if the filing states no energy at all. */
export function filedEnergy({ energy }: Pick<Filing, 'energy'>): EnergyUse | undefined {
  if (!METER_NAMES.some((name) => (energy[name] ?? 0) > 0)) return undefined;
  return METER_NAMES.reduce((known, name) => ({ ...known, [name]: energy[name] ?? 0 }), NO_ENERGY);
}
