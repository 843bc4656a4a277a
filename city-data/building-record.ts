import type { Filing } from '#law/ll97/filing.ts';

export interface CoveredLot {
  onLL97: boolean;
  onLL84: boolean;
  onLL87: boolean;
  onLL88: boolean;
  /** The Local Law 97 pathways of its buildings. */
  pathways: number[];
  /** Gross square feet. */
  area?: number;
  address?: string;
}

/** A building on the list, if the list was loaded by building. */
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
 * A lot of PLUTO. Values that City Planning did not record are absent; zeros are as recorded. Areas are in square feet,
 * `x` and `y` in feet of the Long Island state plane. `formerBbl` is the lot it was created from.
 */
export interface LotRecord extends Partial<Record<LotText, string>>, Partial<Record<LotNumber, number>> {
  floodZone?: boolean;
  /** The PLUTO version of the row: a sample may have several. */
  version: string;
}

export interface LotFiling extends Filing {
  /** Square feet of parking. */
  parkingArea?: number;
}

export interface BuildingRecord {
  bbl: string;
  covered?: CoveredLot;
  lot?: LotRecord;
  coveredBuildings: CoveredBuilding[];
  /** Every building on the lot, without placeholders. */
  bins: number[];
  /** An address of the lot in PAD, with its ZIP code. */
  padAddress?: { text: string; zip?: number };
  /** Newest first. */
  filings: LotFiling[];
  /** The lots created from this one when it was merged, split, or made a condominium. */
  formerOf: { bbl: string; address?: string }[];
  /** The billing lot of the condominium, if this lot is one of its units. */
  billingLot?: string;
  /** The version of each loaded data set. */
  loaded: Readonly<Partial<Record<'covered' | 'pluto' | 'pad' | 'll84', string>>>;
}

/** Whether any data set has the lot. If not, `formerOf` and `billingLot` may say where to look. */
export const isKnown = ({ covered, lot, bins, padAddress, filings }: BuildingRecord): boolean =>
  Boolean(covered ?? lot ?? padAddress) || bins.length > 0 || filings.length > 0;
