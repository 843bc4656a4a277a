import type { Filing } from '#app/regulations/ll97/filing.ts';

/** A lot of the Covered Buildings List. */
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

/** A lot of PLUTO. What City Planning did not record is absent; zeros are as recorded. Areas are in square feet. */
export interface LotRecord {
  address?: string;
  zip?: number;
  district?: number;
  buildingClass?: string;
  landUse?: number;
  ownerType?: string;
  lotArea?: number;
  floorArea?: number;
  commercialArea?: number;
  residentialArea?: number;
  officeArea?: number;
  retailArea?: number;
  garageArea?: number;
  buildings?: number;
  floors?: number;
  units?: number;
  totalUnits?: number;
  yearBuilt?: number;
  yearAltered?: number;
  historicDistrict?: string;
  landmark?: string;
  attachment?: number;
  assessedValue?: number;
  floodZone?: boolean;
  condoNumber?: number;
  /** The lot that it came from. */
  formerBbl?: string;
  /** Feet in the state plane of Long Island. */
  x?: number;
  y?: number;
  /** The version of PLUTO that the row is from: a sample may have several. */
  version: string;
}

export interface LotFiling extends Filing {
  /** Square feet of parking. */
  parkingArea?: number;
}

/** All that is recorded of a lot. */
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
