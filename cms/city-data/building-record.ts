import type { Filing } from '#app/regulations/ll97/filing.ts';

export interface CoveredLot {
  onLL97: boolean;
  onLL84: boolean;
  onLL87: boolean;
  onLL88: boolean;
  /** The pathways of Local Law 97 of its buildings. */
  pathways: number[];
  /** Gross square feet. */
  area?: number;
  address?: string;
}

/** A building of the list, where that was loaded by building. */
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
 * A lot of PLUTO. What City Planning did not record is absent; zeros are as recorded. Areas are in square feet, `x` and `y`
 * in feet of the state plane of Long Island. `formerBbl` is the lot that it came from.
 */
export interface LotRecord extends Partial<Record<LotText, string>>, Partial<Record<LotNumber, number>> {
  floodZone?: boolean;
  /** The version of PLUTO that the row is from: a sample may have several. */
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
  /** Every building on the lot, placeholders left out. */
  bins: number[];
  /** An address of the lot in PAD, with its ZIP. */
  padAddress?: { text: string; zip?: number };
  /** Newest first. */
  filings: LotFiling[];
  /** The lots that came from this one, which was merged, split or made a condominium. */
  formerOf: { bbl: string; address?: string }[];
  /** The billing lot of the condominium, where this lot is one of its units. */
  billingLot?: string;
  /** The version of each set that is loaded. */
  loaded: Readonly<Partial<Record<'covered' | 'pluto' | 'pad' | 'll84', string>>>;
}

/** Whether any set has the lot. Where it has not, `formerOf` and `billingLot` may say where to look. */
export const isKnown = ({ covered, lot, bins, padAddress, filings }: BuildingRecord): boolean =>
  Boolean(covered ?? lot ?? padAddress) || bins.length > 0 || filings.length > 0;
