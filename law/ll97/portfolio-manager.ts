import type { BuildingUse } from './emissions.ts';
import type { FiledUse } from './filing.ts';
import { PROPERTY_TYPES, type PropertyTypeName } from './property-types.ts';

/** ENERGY STAR renamed these types after the rule was written. */
const RENAMED = {
  'Community Center and Social Meeting Hall': 'Social/Meeting Hall',
  'Senior Living Community': 'Senior Care Community',
  'Vehicle Dealership': 'Automobile Dealership',
  'Vehicle Repair Services': 'Repair Services (Vehicle, Shoe, Locksmith, etc.)',
} as const satisfies Record<string, PropertyTypeName>;

/** Filings write "etc." with or without its period. */
const comparableName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const TYPES = new Map<string, PropertyTypeName>([
  ...PROPERTY_TYPES.map(({ name }) => [comparableName(name), name] as const),
  ...Object.entries(RENAMED).map(([name, type]) => [comparableName(name), type] as const),
]);

/**
 * Finds the property type in 1 RCNY 103-14(c)(3). Returns undefined if the rule sets no limit for it: "Other" and
 * "Mixed Use Property" are not allowed, and the owner decides which type is closest to a "Bar/Nightclub".
 */
export const findPropertyType = (name: string): PropertyTypeName | undefined =>
  TYPES.get(comparableName(name));

export interface CountedUse {
  propertyType?: PropertyTypeName;
  name: string;
  squareFeet: number;
}

export function countedUses(uses: readonly FiledUse[]): CountedUse[] {
  const counted: CountedUse[] = [];
  for (const { name, squareFeet } of uses) {
    if (squareFeet <= 0) continue;
    const propertyType = findPropertyType(name);
    const same = propertyType && counted.find((use) => use.propertyType === propertyType);
    if (same) same.squareFeet += squareFeet;
    else counted.push({ propertyType, name, squareFeet });
  }
  return counted.sort((a, b) => b.squareFeet - a.squareFeet);
}

export function buildingUses(uses: readonly FiledUse[]): BuildingUse[] | undefined {
  const counted = countedUses(uses);
  const known = counted.flatMap(({ propertyType, squareFeet }) =>
    propertyType ? [{ propertyType, squareFeet }] : [],
  );
  return known.length > 0 && known.length === counted.length ? known : undefined;
}
