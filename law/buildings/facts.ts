import { formatValue, isDay, longDay } from '../figures/kinds.ts';

/**
 * What the city records of a lot, or a visitor states. Areas are in square feet, for all buildings of the lot.
 */
export interface LotFacts {
  /** On the Covered Buildings List of each law. */
  onLL97: boolean;
  onLL84: boolean;
  onLL87: boolean;
  onLL88: boolean;
  /** The Local Law 97 pathways of the lot's buildings, from 0 to 4; several if the buildings differ. */
  pathways: readonly number[];
  /** The gross area on the Covered Buildings List. */
  listArea: number;

  /** The Department of Finance's class: "D4". */
  buildingClass: string;
  /** City Planning's land use, from 1 to 11: 1 is one- and two-family homes. */
  landUse: number;
  /** C city, M mixed, O other public, P private, X fully exempt. */
  ownerType: string;
  /** The gross area of all buildings; for a condominium, the net area. */
  floorArea: number;
  commercialArea: number;
  officeArea: number;
  retailArea: number;
  garageArea: number;
  /** The number of buildings on the lot. */
  buildings: number;
  /** Of the tallest building. A partial story counts as a fraction: 6.5. */
  floors: number;
  /** Dwelling units in all buildings. */
  units: number;
  /** Accurate only to the decade. */
  yearBuilt: number;
  /** The community district as City Planning numbers it: 105 is Manhattan 5. */
  district: number;
  /** 1 detached, 2 semi-attached, 3 attached. */
  attachment: number;
  historicDistrict: string;
  landmark: string;
  /** The total assessed value in dollars. */
  assessedValue: number;

  /** A filing under Local Law 84 shows that no. 4 oil was burned. */
  burnsNo4Oil: boolean;
  /** The area of parking in a filing under Local Law 84. */
  parkingArea: number;
}

export type FactName = keyof LotFacts;

/** Where a fact was read: the city's data sets, or the visitor. */
export type FactSource = 'covered' | 'pluto' | 'll84' | 'visitor';

export interface Fact<Value> {
  value: Value;
  source: FactSource;
  /** The version of the data set: "2026-03", "26v2"; empty for the visitor. */
  version: string;
}

/** The version with its month or day in words: "March 2026" for "2026-03". */
export function versionText(version: string): string {
  if (isDay(version)) return longDay(version);
  return isDay(`${version}-01`) ? formatValue('month', version) : version;
}

/**
 * The known facts of a lot. A fact is absent if it is not recorded or its data set is not loaded, which never means
 * "no". Zero is recorded only where it means none.
 */
export type Facts = { readonly [Name in FactName]?: Fact<LotFacts[Name]> };

/** The facts that visitors can correct for their own result. */
export const CORRECTABLE = [
  'units',
  'floors',
  'floorArea',
  'yearBuilt',
  'district',
  'buildingClass',
] as const;

export type CorrectableFact = (typeof CORRECTABLE)[number];
