import { formatValue, isDay, longDay } from '../figures/figure-kinds.ts';

/** From the city or a visitor. Areas are in square feet, for all buildings on the lot. */
export interface LotFacts {
  onLL97: boolean;
  onLL84: boolean;
  onLL87: boolean;
  onLL88: boolean;
  /** Local Law 97 pathways, from 0 to 4. Several if the lot's buildings differ. */
  pathways: readonly number[];
  /** Gross area, from the Covered Buildings List. */
  listArea: number;

  /** The Department of Finance's building class: "D4". */
  buildingClass: string;
  /** City Planning's land use code, from 1 to 11. 1 means one- and two-family homes. */
  landUse: number;
  /** "C" is city, "M" mixed, "O" other public, "P" private, and "X" fully exempt. */
  ownerType: string;
  /** Gross area, but net for condominiums. */
  floorArea: number;
  commercialArea: number;
  officeArea: number;
  retailArea: number;
  garageArea: number;
  buildings: number;
  /** Stories in the tallest building. Partial stories are fractions: 6.5. */
  floors: number;
  units: number;
  /** Accurate only to the decade. */
  yearBuilt: number;
  /** City Planning's number: 105 is Manhattan 5. */
  district: number;
  /** 1 is detached, 2 semi-attached, and 3 attached. */
  attachment: number;
  historicDistrict: string;
  landmark: string;
  /** In dollars. */
  assessedValue: number;

  burnsNo4Oil: boolean;
  parkingArea: number;

  /** Active elevators, lifts, and escalators. Never zero, because a lot missing from the list proves nothing. */
  elevators: number;
  /** The day of the newest accepted report on a low-pressure boiler, if it is recent. */
  boilerReport: string;
  /** The same for a high-pressure boiler. */
  highPressureReport: string;
  /** Registered cooling tower systems. */
  coolingTowers: number;
  /** Cycle of the last facade report, and its status: 9, "UNSAFE". */
  facadeCycle: number;
  facadeStatus: string;
  /** The day the HPD registration expires or expired. */
  registeredUntil: string;
  /** The last day of the year covered by the newest bedbug report. */
  bedbugReport: string;
  /** The day the last permit for a standing sidewalk shed expires. */
  shedPermit: string;
  /** The latest of the past two years for which the city recorded a missing drinking water tank report. */
  waterTankYear: number;
}

export type FactName = keyof LotFacts;

/** City data sets whose rows help decide which laws apply. */
export const DECIDING_SETS = [
  'elevators',
  'boilers',
  'cooling-tower-registrations',
  'facades',
  'hpd-registrations',
  'bedbug-reports',
  'permits-sheds',
  'water-tank-compliance',
] as const;

export type DecidingSet = (typeof DECIDING_SETS)[number];

export const BUILDING_SETS = ['covered', 'pluto', 'll84'] as const;

export type BuildingSet = (typeof BUILDING_SETS)[number];

export const FACT_SOURCES = [...BUILDING_SETS, ...DECIDING_SETS, 'visitor'] as const;

export type FactSource = (typeof FACT_SOURCES)[number];

export interface Fact<Value> {
  value: Value;
  source: FactSource;
  /** The data set's version: "2026-03", "26v2". Empty if the fact is from a visitor. */
  version: string;
}

export function versionText(version: string): string {
  if (isDay(version)) return longDay(version);
  return isDay(`${version}-01`) ? formatValue('month', version) : version;
}

/** An absent fact was not recorded or not loaded, so it never means "no". Zero always means none. */
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
