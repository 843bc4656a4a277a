import { z } from 'zod';
import { METER_NAMES, type EnergyUse } from './emissions.ts';
import { PATHWAY_NAMES } from './coverage.ts';
import { PROPERTY_TYPES, type PropertyTypeName } from './property-types.ts';

/** A larger number must be a typo. */
export const MAX = 1e12;

const quantity = z.number().min(0).max(MAX);

const propertyTypeSchema = z.custom<PropertyTypeName>((value) =>
  PROPERTY_TYPES.some(({ name }) => name === value),
);

const energySchema = z.strictObject(
  Object.fromEntries(METER_NAMES.map((name) => [name, quantity])) as Record<keyof EnergyUse, typeof quantity>,
);

export const buildingSchema = z.strictObject({
  address: z.string().optional(),
  uses: z
    .array(z.strictObject({ propertyType: propertyTypeSchema, squareFeet: quantity.gt(0) }))
    .min(1)
    .max(20),
  energy: energySchema.optional(),
  pathway: z.enum(PATHWAY_NAMES),
});
