import type { ExampleReport as Example } from '#app/data/modules.server.ts';
import { RISKS, wholeNumber } from './format-report.ts';
import { assessExample } from '#law/ll97/assessment.ts';

export const EXAMPLE_CHART = { width: 420, height: 265, base: 250, baseLine: 'M20 250H400' } as const;

const HEIGHT = 220;
const BAR = { x: 60, width: 130 } as const;
const LIMIT_LINE = { from: 40, to: 400 } as const;

export function exampleShapes(limit: number, emissions: number) {
  const { base } = EXAMPLE_CHART;
  const most = Math.max(limit, emissions, 1);
  const heightOf = (value: number): number => (value / most) * HEIGHT;
  const within = heightOf(Math.min(limit, emissions));
  const over = heightOf(Math.max(0, emissions - limit));
  const top = base - within - over;
  const limitY = base - heightOf(limit);
  return {
    within: { ...BAR, y: base - within, height: within },
    over: { ...BAR, y: top, height: over },
    limitLine: `M${LIMIT_LINE.from} ${limitY}H${LIMIT_LINE.to}`,
    labels: { x: 210, limitY: limitY - 9, overY: Math.max(20, top + 18) },
  };
}

const kilograms = (value: number): string => `${wholeNumber(value)} kg`;

export function exampleCopy(block: Example) {
  const { limitKilograms, emissionsKilograms, penaltyPerYearFrom2030 } = block;
  const { excessKilograms, risk, penalty } = assessExample(block, block.law);
  return {
    mark: 'Example',
    ...RISKS[risk],
    sentence:
      excessKilograms > 0
        ? `This building is ${kilograms(excessKilograms)} over its limit.`
        : `This building is ${kilograms(limitKilograms - emissionsKilograms)} below its limit.`,
    penalty: `about $${wholeNumber(penalty)}`,
    penaltyCaption: 'a year in fines',
    from2030: `Up to about $${wholeNumber(penaltyPerYearFrom2030)} a year from 2030.`,
    chart: 'Kilograms of CO2e a year',
    limitLabel: `Limit ${kilograms(limitKilograms)}`,
    overLabel: excessKilograms > 0 ? `${kilograms(excessKilograms)} over` : '',
    figures: [
      { label: 'Emissions limit', amount: kilograms(limitKilograms) },
      { label: 'Estimated emissions', amount: kilograms(emissionsKilograms) },
    ],
  };
}
