import type { PropertyTypeName } from '#app/regulations/ll97/property-types.ts';

interface Kind {
  /** A class of the Department of Finance that stands for the kind: the rules read its exemptions from it. */
  buildingClass: string;
  label: string;
}

/** The kinds of building that visitors choose from where they know no class. */
export const KINDS: readonly Kind[] = [
  { buildingClass: 'A1', label: 'One-family house' },
  { buildingClass: 'B1', label: 'Two-family house' },
  { buildingClass: 'C0', label: 'Three-family house' },
  { buildingClass: 'C1', label: 'Apartments without an elevator' },
  { buildingClass: 'D1', label: 'Apartments with an elevator' },
  { buildingClass: 'D4', label: 'Co-op with an elevator' },
  { buildingClass: 'R4', label: 'Condo with an elevator' },
  { buildingClass: 'S9', label: 'Homes above a store or office' },
  { buildingClass: 'O4', label: 'Office' },
  { buildingClass: 'K1', label: 'Store' },
  { buildingClass: 'H3', label: 'Hotel' },
  { buildingClass: 'E1', label: 'Warehouse' },
  { buildingClass: 'F4', label: 'Factory or workshop' },
  { buildingClass: 'G1', label: 'Parking garage' },
  { buildingClass: 'W1', label: 'School' },
  { buildingClass: 'I1', label: 'Hospital or health center' },
  { buildingClass: 'M1', label: 'House of worship' },
  { buildingClass: 'P5', label: 'Community center or place of assembly' },
];

/** The use by which a class of building is estimated: for classes that are nearly always one use. */
const USES_OF_CLASS: readonly [RegExp, PropertyTypeName][] = [
  [/^(?:[CD]\d|R[1-4D])$/, 'Multifamily Housing'],
  [/^O[1-9]$/, 'Office'],
  [/^H[1-59BS]$/, 'Hotel'],
  [/^K/, 'Retail Store'],
  [/^E/, 'Non-Refrigerated Warehouse'],
  [/^W[1-3]$/, 'K-12 School'],
  [/^M1$/, 'Worship Facility'],
];

export const typicalUse = (buildingClass: string): PropertyTypeName | undefined =>
  USES_OF_CLASS.find(([pattern]) => pattern.test(buildingClass))?.[1];
