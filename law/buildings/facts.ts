import { formatValue, isDay, longDay } from '../figures/figure-kinds.ts';

/** From the city or a visitor. Areas are in square feet, for all buildings of the lot. */
export interface LotFacts {
  onLL97: boolean;
  onLL84: boolean;
  onLL87: boolean;
  onLL88: boolean;
  /** Local Law 97 pathways, from 0 to 4. Several if the lot's buildings differ. */
  pathways: readonly number[];
  /** Gross, from the Covered Buildings List. */
  listArea: number;

  /** The Department of Finance's class: "D4". */
  buildingClass: string;
  /** City Planning's code, from 1 to 11. 1 is one- and two-family homes. */
  landUse: number;
  /** C city, M mixed, O other public, P private, X fully exempt. */
  ownerType: string;
  /** Gross, but net for a condominium. */
  floorArea: number;
  commercialArea: number;
  officeArea: number;
  retailArea: number;
  garageArea: number;
  buildings: number;
  /** Of the tallest building. A partial story is a fraction: 6.5. */
  floors: number;
  units: number;
  /** Accurate only to the decade. */
  yearBuilt: number;
  /** City Planning's number: 105 is Manhattan 5. */
  district: number;
  /** 1 detached, 2 semi-attached, 3 attached. */
  attachment: number;
  historicDistrict: string;
  landmark: string;
  /** In dollars. */
  assessedValue: number;

  burnsNo4Oil: boolean;
  parkingArea: number;
}

export type FactName = keyof LotFacts;

export type FactSource = 'covered' | 'pluto' | 'll84' | 'visitor';

export interface Fact<Value> {
  value: Value;
  source: FactSource;
  /** Of the data set: "2026-03", "26v2". Empty for a visitor. */
  version: string;
}

export function versionText(version: string): string {
  if (isDay(version)) return longDay(version);
  return isDay(`${version}-01`) ? formatValue('month', version) : version;
}

/** An absent fact is not recorded or not loaded: it never means "no". Zero always means none. */
export type Facts = { readonly [Name in FactName]?: Fact<LotFacts[Name]> };

export const CORRECTABLE = [
  'units',
  'floors',
  'floorArea',
  'yearBuilt',
  'district',
  'buildingClass',
] as const;

export type CorrectableFact = (typeof CORRECTABLE)[number];
