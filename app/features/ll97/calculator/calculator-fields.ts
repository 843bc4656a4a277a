import { z } from 'zod';
import { PATHWAY_NAMES, totalSquareFeet } from '#law/ll97/coverage.ts';
import { METER_NAMES, METERS, totalKbtu, type EnergyUse } from '#law/ll97/emissions.ts';
import { estimateEnergy } from '#law/ll97/peers.ts';
import { PROPERTY_TYPES } from '#law/ll97/property-types.ts';
import type { Building } from '#law/ll97/report.ts';
import { MAX } from '#law/ll97/building-schema.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { area, checkbox, singleLine, number } from '#app/features/forms/field-schemas.ts';

/** Larger figures are more likely to be typos, so the form asks for a confirmation. */
const UNUSUAL_SQUARE_FEET = 100_000_000;
const UNUSUAL_KWH_PER_SQUARE_FOOT = 1000;

export const MAX_USES = 10;

const AMOUNT_MESSAGE = 'Please enter a number such as 80,000, zero or more';
const AREA_MESSAGE = 'Please enter the gross floor area in sq ft, such as 80,000';
const TYPE_MESSAGE = 'Please select a property type';

const use = z.object({
  propertyType: z.enum(
    PROPERTY_TYPES.map(({ name }) => name),
    { error: TYPE_MESSAGE },
  ),
  squareFeet: area({ message: AREA_MESSAGE, max: MAX }),
});

const optionalAmount = number({ message: AMOUNT_MESSAGE, max: MAX }).optional();

const fields = z.object({
  buildingAddress: singleLine({ message: 'Please enter an address', max: 200 }).optional(),
  uses: z
    .array(use, { error: TYPE_MESSAGE })
    .min(1, TYPE_MESSAGE)
    .max(MAX_USES, `Please enter at most ${MAX_USES} uses`),
  electricityKwh: optionalAmount,
  naturalGasTherms: optionalAmount,
  fuelOil2Gallons: optionalAmount,
  fuelOil4Gallons: optionalAmount,
  districtSteamThousandPounds: optionalAmount,
  pathway: z.enum(PATHWAY_NAMES, { error: 'Please select what applies' }),
  isConfirmed: checkbox(),
});

export type CalculatorFields = z.input<typeof fields>;
type CalculatorValues = z.output<typeof fields>;

function toEnergy(values: CalculatorValues): EnergyUse | undefined {
  if (METER_NAMES.every((name) => values[name] === undefined)) return undefined;
  return {
    electricityKwh: values.electricityKwh ?? 0,
    naturalGasTherms: values.naturalGasTherms ?? 0,
    fuelOil2Gallons: values.fuelOil2Gallons ?? 0,
    fuelOil4Gallons: values.fuelOil4Gallons ?? 0,
    districtSteamThousandPounds: values.districtSteamThousandPounds ?? 0,
  };
}

function isUnusual({ uses }: CalculatorValues, energy: EnergyUse | undefined): boolean {
  const squareFeet = totalSquareFeet(uses);
  const kwh = energy ? totalKbtu(energy) / METERS.electricityKwh.kbtuPerUnit : 0;
  return squareFeet > UNUSUAL_SQUARE_FEET || kwh / squareFeet > UNUSUAL_KWH_PER_SQUARE_FOOT;
}

const calculatorSchema = fields.superRefine((values, context) => {
  const energy = toEnergy(values);
  const addError = (path: keyof CalculatorValues, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (energy && totalKbtu(energy) === 0) {
    addError(
      'electricityKwh',
      'Please enter at least one amount above zero, or leave all of them empty for an estimate',
    );
  }
  if (!energy && !estimateEnergy(values.uses)) {
    addError(
      'electricityKwh',
      'We have no median to estimate these uses from. Please enter the amounts from your bills',
    );
  }
  if (isUnusual(values, energy) && !values.isConfirmed) {
    addError(
      'isConfirmed',
      'These figures are unusually large. Please check them, or confirm that they are right',
    );
  }
});

export const calculatorForm = defineForm(
  calculatorSchema,
  'There was an error making your report. Please try again.',
);

export const toBuilding = (values: CalculatorValues): Building => ({
  address: values.buildingAddress,
  uses: values.uses,
  energy: toEnergy(values),
  pathway: values.pathway,
});
