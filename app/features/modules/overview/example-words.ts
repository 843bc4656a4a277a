import { assessExample } from '#app/regulations/ll97/assessment.ts';
import { RISKS, wholeNumber } from '../../emissions-report/format.ts';
import type { Block } from './block.ts';

const kilograms = (value: number): string => `${wholeNumber(value)} kg`;

/** What an example report says, for the overview and for the PDF: verdict and fine by the calculator's rules. */
export function exampleWords(block: Block<'exampleReport'>) {
  const { limitKilograms, emissionsKilograms, penaltyPerYearFrom2030 } = block;
  const { excessKilograms, risk, penalty } = assessExample(block);
  return {
    mark: 'Example',
    ...RISKS[risk],
    sentence:
      excessKilograms > 0
        ? `This building is ${kilograms(excessKilograms)} over its limit.`
        : `This building is ${kilograms(limitKilograms - emissionsKilograms)} below its limit.`,
    penalty: `about $${wholeNumber(penalty)}`,
    penaltyCaption: 'fine a year',
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
