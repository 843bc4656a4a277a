import type { PageCopy } from '#app/data/pages.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import { totalSquareFeet } from '#law/ll97/coverage.ts';
import { lateReportPenalty, type MeasureName } from '#law/ll97/scenarios.ts';
import { dollars, squareFeet } from '../format-report.ts';
import {
  ASSUMPTION_FIELDS,
  type FieldSet,
  fieldsOf,
  measureFields,
  type MeasureFields,
  SCENARIO_IDS,
} from './measure-fields.ts';
import { burnedFuels } from './scenario-finding.ts';
import type { ScenarioBasis } from './scenario-view.ts';
import { ASSUMPTIONS_HEADING, HINTS, scenarioName } from './texts.ts';

type ScenariosCopy = PageCopy<'ll97-report'>['scenarios'];

function withHints(name: MeasureName, measure: MeasureFields, hint: string): MeasureFields {
  const { amount, savings } = measure;
  return {
    ...measure,
    amount: { ...amount, hint },
    savings: savings && name === 'heatPumps' ? { ...savings, hint: HINTS.heatPumpSavings } : savings,
  };
}

export function scenarioForm(
  { building, law, firstYear }: ScenarioBasis,
  copy: Pick<ScenariosCopy, 'hints'>,
): FieldSet[] {
  const hints = { ...HINTS, ...copy.hints };
  const burnsFuel = burnedFuels(building.energy) !== undefined;
  const measureNames = ['electricitySaved', 'heatPumps', 'solarKwh', 'credits', 'offsets'] as const;
  const assumptionNames = ['boilerEfficiency', 'heatPumpCop', 'creditPrice'] as const;
  const scenarios = SCENARIO_IDS.map((id) => {
    const measures = measureFields(id, { law, firstYear });
    const names = measureNames.filter((name) => burnsFuel || name !== 'heatPumps');
    return {
      id,
      heading: scenarioName(id),
      fields: names.map((name) => {
        const [field, ...details] = fieldsOf(withHints(name, measures[name], hints[name]));
        return { field, details };
      }),
    };
  });
  const assumptions = assumptionNames.filter((name) => burnsFuel || name === 'creditPrice');
  return [
    ...scenarios,
    {
      id: 'all',
      heading: ASSUMPTIONS_HEADING,
      fields: assumptions.map((name) => ({
        field: { ...ASSUMPTION_FIELDS[name], hint: hints[name] },
        details: [],
      })),
    },
  ];
}

export const lateReportLine = (
  { building: { uses }, law }: ScenarioBasis,
  { lateText }: Pick<ScenariosCopy, 'lateText'>,
): string =>
  fillPlaceholders(lateText, {
    maximum: dollars(lateReportPenalty(uses, law)),
    area: squareFeet(totalSquareFeet(uses)),
  });

export const scenarioLines = (
  { building: { energy }, firstYear }: ScenarioBasis,
  { notes }: Pick<ScenariosCopy, 'notes'>,
): string[] =>
  notes
    .filter(({ isAboutFuel }) => !isAboutFuel || burnedFuels(energy) !== undefined)
    .map(({ text }) => fillPlaceholders(text, { firstYear: String(firstYear) }));
