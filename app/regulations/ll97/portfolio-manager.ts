import type { BuildingUse } from './emissions.ts';
import type { FiledUse } from './filing.ts';
import { PROPERTY_TYPES, type PropertyTypeName } from './property-types.ts';

/** Types that ENERGY STAR has renamed since the rule named them. */
const RENAMED = {
  'Community Center and Social Meeting Hall': 'Social/Meeting Hall',
  'Senior Living Community': 'Senior Care Community',
  'Vehicle Dealership': 'Automobile Dealership',
  'Vehicle Repair Services': 'Repair Services (Vehicle, Shoe, Locksmith, etc.)',
} as const satisfies Record<string, PropertyTypeName>;

/** Filings of different years write "etc." with and without its period. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const TYPES = new Map<string, PropertyTypeName>([
  ...PROPERTY_TYPES.map(({ name }) => [keyOf(name), name] as const),
  ...Object.entries(RENAMED).map(([name, type]) => [keyOf(name), type] as const),
]);

/**
 * The property type of 1 RCNY 103-14(c)(3) that a type of Portfolio Manager is. Undefined where the rule has no limit
 * for it: "Other" and "Mixed Use Property" may not be chosen, and which type comes closest to a "Bar/Nightclub" is for
 * the owner to say.
 */
export const propertyTypeOf = (name: string): PropertyTypeName | undefined => TYPES.get(keyOf(name));

export interface CountedUse {
  /** Undefined where the owner has to choose. */
  propertyType?: PropertyTypeName;
  /** As the filing names it. */
  name: string;
  squareFeet: number;
}

/** The uses of a filing for the calculator, the largest first. Two of one type are one; those without a type stay apart. */
export function countedUses(uses: readonly FiledUse[]): CountedUse[] {
  const counted: CountedUse[] = [];
  for (const { name, squareFeet } of uses) {
    if (squareFeet <= 0) continue;
    const propertyType = propertyTypeOf(name);
    const same = propertyType && counted.find((use) => use.propertyType === propertyType);
    if (same) same.squareFeet += squareFeet;
    else counted.push({ propertyType, name, squareFeet });
  }
  return counted.sort((a, b) => b.squareFeet - a.squareFeet);
}

/** The uses as rules need them; undefined where the owner has to choose the type of one. */
export function buildingUses(uses: readonly FiledUse[]): BuildingUse[] | undefined {
  const counted = countedUses(uses);
  const known = counted.flatMap(({ propertyType, squareFeet }) =>
    propertyType ? [{ propertyType, squareFeet }] : [],
  );
  return known.length > 0 && known.length === counted.length ? known : undefined;
}
