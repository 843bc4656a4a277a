import { METER_NAMES, METERS, type EnergyUse } from './energy.ts';
import type { CompliancePeriod } from './periods.ts';
import { PROPERTY_TYPES, type PropertyTypeName } from './property-types.ts';

/** A part of a building: its property type and its gross floor area in sq ft. */
export interface BuildingUse {
  propertyType: PropertyTypeName;
  squareFeet: number;
}

/** Emissions of one fuel, in metric tons of CO2 equivalent a year. */
export interface FuelEmissions {
  label: string;
  tons: number;
}

/** The limit of a type in a period of `PERIODS`, by its index. */
function limitPerSquareFoot(propertyType: PropertyTypeName, period: number): number {
  const limit = PROPERTY_TYPES.find(({ name }) => name === propertyType)?.limits[period];
  if (limit === undefined) throw new RangeError(`There is no limit for ${propertyType} in period ${period}.`);
  return limit;
}

/**
 * A building's limit in metric tons of CO2 equivalent a year: the sum over its uses of floor area
 * times limit. `period` is an index of `PERIODS`. Source: 1 RCNY 103-14(c)(3).
 */
export const emissionsLimit = (uses: readonly BuildingUse[], period: number): number =>
  uses.reduce(
    (sum, { propertyType, squareFeet }) => sum + squareFeet * limitPerSquareFoot(propertyType, period),
    0,
  );

/** Emissions of a year in metric tons of CO2 equivalent, fuel by fuel; fuels that are not used are left out. */
export function emissionsByFuel(
  energy: EnergyUse,
  { coefficients }: Pick<CompliancePeriod, 'coefficients'>,
): FuelEmissions[] {
  return METER_NAMES.filter((name) => energy[name] > 0).map((name) => {
    const { source, label, kbtuPerUnit } = METERS[name];
    const units = source === 'electricity' ? energy[name] : energy[name] * kbtuPerUnit;
    return { label, tons: units * coefficients[source] };
  });
}
