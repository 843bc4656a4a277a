import { penaltyFor, riskCategory } from './assessment.ts';

const KILOGRAMS_PER_TON = 1000;

/** A building of which only the limit and the emissions are known, in kilograms of CO2 equivalent a year. */
export interface ExampleFigures {
  limitKilograms: number;
  emissionsKilograms: number;
}

/**
 * What the rules say of an example building. The specification's own: a limit of 265,000 kg and
 * 348,000 kg estimated are 83 t over, $22,244 a year. Specification section 2, "LL97".
 */
export function assessExample({ limitKilograms, emissionsKilograms }: ExampleFigures) {
  const excessKilograms = Math.max(0, emissionsKilograms - limitKilograms);
  return {
    excessKilograms,
    risk: riskCategory(emissionsKilograms, limitKilograms),
    penalty: penaltyFor(excessKilograms / KILOGRAMS_PER_TON),
  };
}
