import { totalSquareFeet } from '#law/ll97/coverage.ts';
import { lateReportPenalty } from '#law/ll97/scenarios.ts';
import { dollars, squareFeet } from '../format-report.ts';
import { burnedFuels } from './scenario-finding.ts';
import { ASSUMPTION_FIELDS, type FieldSet, fieldsOf, measureFields, SCENARIO_IDS } from './measure-fields.ts';
import type { ScenarioBasis } from './scenario-view.ts';

export function scenarioForm({ building, law, firstYear }: ScenarioBasis): FieldSet[] {
  const burnsFuel = burnedFuels(building.energy) !== undefined;
  const { boilerEfficiency, heatPumpCop, creditPrice } = ASSUMPTION_FIELDS;
  const scenarios = SCENARIO_IDS.map((id) => {
    const { heatPumps, electricitySaved, ...others } = measureFields(id, { law, firstYear });
    const measures = [electricitySaved, ...(burnsFuel ? [heatPumps] : []), ...Object.values(others)];
    return {
      id,
      heading: `Scenario ${id.toUpperCase()}`,
      fields: measures.map((measure) => {
        const [field, ...details] = fieldsOf(measure);
        return { field, details };
      }),
    };
  });
  const assumptions = burnsFuel ? [boilerEfficiency, heatPumpCop, creditPrice] : [creditPrice];
  return [
    ...scenarios,
    {
      id: 'all',
      heading: 'Assumptions, the same for all scenarios',
      fields: assumptions.map((field) => ({ field, details: [] })),
    },
  ];
}

export const lateReportLine = ({ building: { uses }, law }: ScenarioBasis): string =>
  `Late filing comes on top, in every scenario: each report that is never filed can cost up to ${dollars(lateReportPenalty(uses, law))} ({figure:ll97-late-penalty-per-sq-ft-month} a month for each of ${squareFeet(totalSquareFeet(uses))}, for up to {figure:ll97-late-penalty-months}).`;

export const scenarioLines = ({ building: { energy }, firstYear }: ScenarioBasis): string[] => [
  `A change counts from the start of its first year, ${firstYear} unless you enter a later one. Otherwise each year is like the one in this report, and today's penalty and price apply throughout.`,
  "Costs are penalties, offsets and credits. The work and the energy are not in them, and we don't count the deduction for electric heating installed by {figure:ll97-electrification-credit-ends}.",
  'Payback is simple: the most that a year over the limit can cost as it is, less what it can cost with the changes, plus what you save on energy bills, until the work is paid for. No interest, subsidies or price changes.',
  ...(burnedFuels(energy)
    ? [
        'We assume that heat pumps deliver the heat that the boiler delivered: all gas and oil counts as heating and hot water. District steam stays as it is.',
      ]
    : []),
  "Solar power replaces electricity from the grid at the coefficient of its period, at most all that the building uses in a year. The law deducts the output of clean energy resources on the building (Admin. Code 28-320.3.6.3). We have not seen the rule's own formula, so ask your engineer about power that goes to the grid.",
  "Renewable energy credits count only if their source is in grid zone {figure:ll97-rec-zone} or feeds directly into it, and if they are for the reporting year, owned and retired by or for the owner, and not for energy already deducted as the building's own. You may not be able to buy enough of them. One credit is 1 MWh.",
  'Offsets come from the Affordable Housing Reinvestment Fund at {figure:ll97-offset-price} a ton. The law allows them for up to {figure:ll97-offset-cap} of the limit, through {figure:ll97-offset-last-year}. No rule extends that so far.',
  'Credits and offsets are counted only for tons over the limit, credits first.',
  'Emissions and costs for 2035 and later are estimates: no rule sets coefficients for those years yet.',
];
