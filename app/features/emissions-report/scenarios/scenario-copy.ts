import { totalSquareFeet } from '#app/regulations/ll97/coverage.ts';
import { lateReportPenalty } from '#app/regulations/ll97/scenarios.ts';
import { dollars, squareFeet } from '../format.ts';
import { burnedFuels } from './finding.ts';
import { ASSUMPTION_FIELDS, measureFields, SCENARIO_IDS, type ScenarioField } from './query.ts';
import type { ScenarioBasis } from './scenario-view.ts';

export interface FieldSet {
  id: string;
  heading: string;
  fields: ScenarioField[];
}

/** The form; without heat pumps for a building that burns nothing. */
export function scenarioForm({ building, law }: ScenarioBasis): FieldSet[] {
  const burnsFuel = burnedFuels(building.energy) !== undefined;
  const { boilerEfficiency, heatPumpCop, creditPrice } = ASSUMPTION_FIELDS;
  const scenarios = SCENARIO_IDS.map((id) => {
    const { heatPumps, ...others } = measureFields(id, law);
    return {
      id,
      heading: `Scenario ${id.toUpperCase()}`,
      fields: burnsFuel
        ? [others.electricitySaved, heatPumps, others.credits, others.offsets]
        : Object.values(others),
    };
  });
  const assumptions = burnsFuel ? [boilerEfficiency, heatPumpCop, creditPrice] : [creditPrice];
  return [
    ...scenarios,
    { id: 'all', heading: 'Assumptions, the same for all scenarios', fields: assumptions },
  ];
}

/** What a report that is never filed costs, with placeholders of the register. */
export const lateReportLine = ({ building: { uses }, law }: ScenarioBasis): string =>
  `Late filing comes on top, in every scenario: each report that is never filed can cost up to ${dollars(lateReportPenalty(uses, law))} ({figure:ll97-late-penalty-per-sq-ft-month} a month for each of ${squareFeet(totalSquareFeet(uses))}, for up to {figure:ll97-late-penalty-months}).`;

/** What a comparison assumes and leaves out, with placeholders of the register. */
export const scenarioLines = ({ building: { energy }, firstYear }: ScenarioBasis): string[] => [
  `We assume that the changes are in place for every year from ${firstYear} on. Otherwise each year is like the one in this report, and today's penalty and price apply throughout.`,
  "Costs are penalties, offsets and credits. We don't count what the work and the energy cost or save, or the deduction for electric heating installed by {figure:ll97-electrification-credit-ends}.",
  ...(burnedFuels(energy)
    ? [
        'Heat pumps deliver the heat that the boiler delivered (assumption): all gas and oil counts as heating and hot water. District steam stays as it is.',
      ]
    : []),
  "Renewable energy credits count only if their source is in grid zone {figure:ll97-rec-zone} or feeds directly into it, and if they are for the reporting year, owned and retired by or for the owner, and not for energy already deducted as the building's own. You may not be able to buy enough of them. One credit is 1 MWh.",
  'Offsets come from the Affordable Housing Reinvestment Fund at {figure:ll97-offset-price} a ton. The law allows them for up to {figure:ll97-offset-cap} of the limit, through {figure:ll97-offset-last-year}. No rule extends that so far.',
  'Credits and offsets are counted only for tons over the limit, credits first.',
  'From 2035 on, emissions and costs are an assumption: no rule sets coefficients for those years yet.',
];
