import { z } from 'zod';
import { fillFigures, readLL97Figures } from '#app/data/figures.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { MAX_USES } from '#app/features/ll97/calculator/calculator-fields.ts';
import { isLimited, type PeriodAssessment } from '#law/ll97/assessment.ts';
import { MAX } from '#law/ll97/building-schema.ts';
import { PATHWAY_NAMES } from '#law/ll97/coverage.ts';
import { type EnergyUse, METER_NAMES, METERS, totalKbtu } from '#law/ll97/emissions.ts';
import { PROPERTY_TYPES } from '#law/ll97/property-types.ts';
import { reportOn } from '#law/ll97/report.ts';
import { dayInNewYork } from '#law/days.ts';
import { defineOperation } from '../define-operation.ts';
import { ApiProblem } from '../problem.ts';
import { day, grounds, NOTICE } from '../schemas.ts';

const quantity = z.number().min(0).max(MAX);

const energy = z.strictObject(
  Object.fromEntries(
    METER_NAMES.map((name) => [name, quantity.default(0).describe(`A year, in ${METERS[name].unit}`)]),
  ) as Record<keyof EnergyUse, z.ZodDefault<typeof quantity>>,
);

const period = z.object({
  name: z.string(),
  firstYear: z.number(),
  lastYear: z.number(),
  emissionsTons: z.number().describe('Metric tons of CO2 equivalent a year'),
  limitTons: z.number().nullable(),
  excessTons: z.number().nullable(),
  penaltyPerYear: z.number().nullable().describe('The maximum, in dollars with cents'),
  risk: z.enum(['safe', 'borderline', 'atRisk']).nullable(),
  whyNoLimit: z.enum(['notCovered', 'oneTimeDuty', 'cityPortfolio', 'notYet']).nullable(),
  isAssumption: z.boolean().describe('No rule sets the coefficients of these years yet'),
  basis: z.string(),
});

/** Rounds to two decimals, as the report does. */
const rounded = (value: number): number => Number(value.toFixed(2));

function periodView(assessment: PeriodAssessment): z.output<typeof period> {
  const { name, firstYear, lastYear, isAssumption, basis } = assessment.period;
  const limited = isLimited(assessment) ? assessment : undefined;
  return {
    name,
    isAssumption,
    basis,
    firstYear: limited?.firstYear ?? firstYear,
    lastYear: limited?.lastYear ?? lastYear,
    emissionsTons: rounded(assessment.emissionsTons),
    limitTons: limited ? rounded(limited.limitTons) : null,
    excessTons: limited ? rounded(limited.excessTons) : null,
    penaltyPerYear: limited ? rounded(limited.penalty) : null,
    risk: limited?.risk ?? null,
    whyNoLimit: isLimited(assessment) ? null : assessment.reason,
  };
}

const invalid = (message: string) => new ApiProblem(422, message, [{ field: 'energy', message }]);

export const estimateLL97 = defineOperation({
  id: 'estimateLL97',
  method: 'POST',
  path: '/ll97/estimate',
  group: 'Calculator',
  summary: 'Emissions, limits, and penalties of a building under Local Law 97, as the calculator has them',
  personal: 'all',
  example: {
    uses: [{ propertyType: 'Office', squareFeet: 80_000 }],
    energy: { electricityKwh: 1_000_000, naturalGasTherms: 20_000 },
    pathway: 'article320',
  },
  input: z.strictObject({
    uses: z
      .array(
        z.strictObject({
          propertyType: z.enum(PROPERTY_TYPES.map(({ name }) => name)),
          squareFeet: quantity.gt(0).describe('Gross floor area'),
        }),
      )
      .min(1)
      .max(MAX_USES),
    energy: energy.optional().describe('If left out, it is estimated from national medians'),
    pathway: z.enum(PATHWAY_NAMES).default('article320'),
  }),
  response: z.object({
    squareFeet: z.number(),
    isLikelyCovered: z.boolean(),
    isEstimate: z.boolean().describe('Whether the energy was estimated'),
    energy: z.record(z.enum(METER_NAMES), z.number()),
    periods: z.array(period),
    deadlines: z.array(z.object({ date: day, title: z.string(), description: z.string() })),
    ...grounds,
  }),
  async handle(building) {
    if (building.energy && totalKbtu(building.energy) === 0) {
      throw invalid('Give at least one amount above zero, or leave out the energy for an estimate.');
    }
    const today = dayInNewYork(new Date());
    const { report, sources } = await withSources(async () => ({
      report: reportOn(building, today, await readLL97Figures()),
    }));
    if (!report) throw invalid('There is no median to estimate these uses from. Give the energy of a year.');
    return {
      squareFeet: report.squareFeet,
      isLikelyCovered: report.isLikelyCovered,
      isEstimate: report.isEstimate,
      energy: { ...report.energy },
      periods: report.assessments.map(periodView),
      deadlines: await fillFigures(report.deadlines),
      asOf: today,
      sources: (sources?.cited ?? []).map(({ citation, link }) => ({
        title: citation,
        link: link ?? null,
        asOf: null,
      })),
      notice: NOTICE,
    };
  },
});
