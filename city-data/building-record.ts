import type { BuildingSet, DecidingSet, Facts } from '#law/buildings/facts.ts';
import type { Filing } from '#law/ll97/filing.ts';

export interface CoveredLot {
  onLL97: boolean;
  onLL84: boolean;
  onLL87: boolean;
  onLL88: boolean;
  pathways: number[];
  /** Gross square feet. */
  area?: number;
  address?: string;
}

export interface CoveredBuilding {
  bin: number;
  pathway?: number;
  address?: string;
}

type LotText = 'address' | 'buildingClass' | 'ownerType' | 'historicDistrict' | 'landmark' | 'formerBbl';

type LotNumber =
  | ('zip' | 'district' | 'landUse' | 'lotArea' | 'floorArea' | 'commercialArea' | 'residentialArea')
  | ('officeArea' | 'retailArea' | 'garageArea' | 'buildings' | 'floors' | 'units' | 'totalUnits')
  | ('yearBuilt' | 'yearAltered' | 'attachment' | 'assessedValue' | 'condoNumber' | 'x' | 'y');

/**
 * A lot in PLUTO. Values that City Planning did not record are absent; zeros are as recorded. Areas are in
 * square feet, `x` and `y` in state plane feet (Long Island zone). `formerBbl` is the lot it was created from.
 */
export interface LotRecord extends Partial<Record<LotText, string>>, Partial<Record<LotNumber, number>> {
  floodZone?: boolean;
  version: string;
}

export interface LotFiling extends Filing {
  /** Square feet. */
  parkingArea?: number;
}

export interface BuildingRecord {
  bbl: string;
  covered?: CoveredLot;
  lot?: LotRecord;
  coveredBuildings: CoveredBuilding[];
  bins: number[];
  padAddress?: { text: string; zip?: number };
  filings: LotFiling[];
  /** The lots created from this one when it was merged, split, or made a condominium. */
  formerOf: { bbl: string; address?: string }[];
  billingLot?: string;
  /** Facts from the city's records that decide whether a law applies. */
  recorded: Facts;
  loaded: Readonly<Partial<Record<BuildingSet | DecidingSet | 'pad', string>>>;
}

/** For an unknown lot, `formerOf` and `billingLot` may point to the lots that replaced it. */
export const isKnown = ({ covered, lot, bins, padAddress, filings }: BuildingRecord): boolean =>
  Boolean(covered ?? lot ?? padAddress) || bins.length > 0 || filings.length > 0;
