import { z } from 'zod';
import { totalSquareFeet, PATHWAY_NAMES, type Pathway } from '#app/regulations/ll97/coverage.ts';
import { METERS, totalKbtu, type EnergyUse } from '#app/regulations/ll97/emissions.ts';
import { estimateEnergy } from '#app/regulations/ll97/peers.ts';
import { PROPERTY_TYPES, type PropertyTypeName } from '#app/regulations/ll97/property-types.ts';
import type { Building } from '#app/regulations/ll97/report.ts';
import { choice, line } from '../forms/atoms.ts';
import { MOST_USES } from './most-uses.ts';
import { amount } from './amounts.ts';

/** Above these, a person is asked whether the figures are right. Issue "LL97", "Bad input". */
const UNUSUAL_SQUARE_FEET = 100_000_000;
const UNUSUAL_KWH_PER_SQUARE_FOOT = 1000;

const AREA_MESSAGE = 'Please enter the gross floor area in sq ft, such as 80,000';
const TYPE_MESSAGE = 'Please select a property type';

const use = z.object({
  propertyType: choice(
    PROPERTY_TYPES.map(({ name }) => name),
    TYPE_MESSAGE,
  ).transform((name) => name as PropertyTypeName),
  squareFeet: amount(AREA_MESSAGE).refine((value) => value > 0, AREA_MESSAGE),
});

const optionalAmount = amount().optional();

const fields = z.object({
  buildingAddress: line({ message: 'Please enter an address', max: 200 }).optional(),
  uses: z
    .array(use, { error: TYPE_MESSAGE })
    .min(1, TYPE_MESSAGE)
    .max(MOST_USES, `Please enter at most ${MOST_USES} uses`),
  electricityKwh: optionalAmount,
  naturalGasTherms: optionalAmount,
  fuelOil2Gallons: optionalAmount,
  fuelOil4Gallons: optionalAmount,
  districtSteamThousandPounds: optionalAmount,
  pathway: choice(PATHWAY_NAMES, 'Please select what applies').transform((name) => name as Pathway),
  isConfirmed: z.boolean().default(false),
});

export type CalculatorValues = z.infer<typeof fields>;

/** The energy that was entered; undefined where every field was left empty. */
function energyOf(values: CalculatorValues): EnergyUse | undefined {
  const { electricityKwh, naturalGasTherms, fuelOil2Gallons, fuelOil4Gallons, districtSteamThousandPounds } =
    values;
  const entered = [
    electricityKwh,
    naturalGasTherms,
    fuelOil2Gallons,
    fuelOil4Gallons,
    districtSteamThousandPounds,
  ];
  if (entered.every((value) => value === undefined)) return undefined;
  return {
    electricityKwh: electricityKwh ?? 0,
    naturalGasTherms: naturalGasTherms ?? 0,
    fuelOil2Gallons: fuelOil2Gallons ?? 0,
    fuelOil4Gallons: fuelOil4Gallons ?? 0,
    districtSteamThousandPounds: districtSteamThousandPounds ?? 0,
  };
}

/** Whether figures are so large that they are more likely a slip than a building. */
function isUnusual({ uses }: CalculatorValues, energy: EnergyUse | undefined): boolean {
  const area = totalSquareFeet(uses);
  const kwh = energy ? totalKbtu(energy) / METERS.electricityKwh.kbtuPerUnit : 0;
  return area > UNUSUAL_SQUARE_FEET || kwh / area > UNUSUAL_KWH_PER_SQUARE_FOOT;
}

/** What the calculator takes, with the checks that need more than one field. */
export const calculatorSchema = fields.superRefine((values, context) => {
  const energy = energyOf(values);
  const refuse = (path: keyof CalculatorValues, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (energy && totalKbtu(energy) === 0) {
    refuse(
      'electricityKwh',
      'Please enter at least one amount above zero, or leave all of them empty for an estimate',
    );
  }
  if (!energy && !estimateEnergy(values.uses)) {
    refuse(
      'electricityKwh',
      'There is no median to estimate the energy of these uses from. Please enter the amounts from your bills',
    );
  }
  if (isUnusual(values, energy) && !values.isConfirmed) {
    refuse(
      'isConfirmed',
      'These figures are unusually large. Please check them, or confirm that they are right',
    );
  }
});

/** The building that was entered, as the rules take it. */
export const toBuilding = (values: CalculatorValues): Building => ({
  address: values.buildingAddress,
  uses: values.uses,
  energy: energyOf(values),
  pathway: values.pathway,
});
