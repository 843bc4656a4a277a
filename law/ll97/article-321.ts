import { emissionsByFuel, emissionsLimit, type BuildingUse, type EnergyUse } from './emissions.ts';
import type { Deadline } from './deadlines.ts';
import type { LL97Figures } from './figures.ts';
import { PERIODS } from './periods.ts';

const TESTED_PERIOD = 1;

/** Tons are metric tons of CO2 equivalent a year, unrounded. */
export interface Article321Test {
  limitTons: number;
  results: { coefficientsOf: string; emissionsTons: number; isMet: boolean }[];
  outcome: 'met' | 'notMet' | 'unclear';
}

function testOutcome(results: Article321Test['results']): Article321Test['outcome'] {
  if (results.every(({ isMet }) => isMet)) return 'met';
  return results.some(({ isMet }) => isMet) ? 'unclear' : 'notMet';
}

/**
 * The year's emissions may not exceed the limit for 2030-2034. Our sources do not name the coefficients, so
 * this tests with those of both 2024-2029 and 2030-2034. Admin. Code 28-321.2.1.
 */
export function testArticle321(uses: readonly BuildingUse[], energy: EnergyUse): Article321Test {
  const limitTons = emissionsLimit(uses, TESTED_PERIOD);
  const results = PERIODS.slice(0, TESTED_PERIOD + 1).map((period) => {
    const emissionsTons = emissionsByFuel(energy, period).reduce((sum, { tons }) => sum + tons, 0);
    return { coefficientsOf: period.name, emissionsTons, isMet: emissionsTons <= limitTons };
  });
  return { limitTons, results, outcome: testOutcome(results) };
}

/** The requirement applies once, and both dates have passed. Admin. Code 28-321.2.2 and 28-321.3. */
export const article321Dates = ({ article321 }: LL97Figures): Deadline[] => [
  {
    date: article321.measures,
    title: 'The {figure:ll97-321-measures} prescriptive measures were due',
    description: 'Where they apply, in a building that does not meet the emissions test.',
  },
  {
    date: article321.report,
    title: 'The report under Article 321 was due',
    description:
      'Once, to the Department of Buildings: certified by a registered design professional for the emissions test, by a retro-commissioning agent for the measures. If you have not filed yet, file now.',
  },
];
