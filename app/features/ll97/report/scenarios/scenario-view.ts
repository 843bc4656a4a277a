import { isLimited } from '#law/ll97/assessment.ts';
import { METER_NAMES, METERS, type EnergyUse } from '#law/ll97/emissions.ts';
import type { ScenarioFigures } from '#law/ll97/figures.ts';
import { paybackOf } from '#law/ll97/payback.ts';
import {
  assessScenario,
  startsOf,
  UNCHANGED,
  type CumulativeCost,
  type ScenarioBuilding,
  type ScenarioPeriod,
} from '#law/ll97/scenarios.ts';
import { dollars, tons, wholeNumber } from '../format-report.ts';
import { assumptionOf, NO_YEARLY_LIMIT, yearSpan } from '../period-view.ts';
import { describeMeasures, findingOf, measuresOf, type NamedResult } from './scenario-finding.ts';
import { type MeasureWork, scenarioInput, type TypedScenarios } from './scenario-query.ts';
import { workText } from './work-text.ts';

export interface ScenarioBasis {
  building: ScenarioBuilding;
  law: ScenarioFigures;
  firstYear: number;
}

interface Case {
  name: string;
  measures: string;
  energy: string;
  work?: string;
}

/** Shares are relative to the longest bar or limit of all periods. */
interface Bar {
  name: string;
  tons: string;
  cost: string;
  within: number;
  over: number;
}

interface PeriodBars {
  years: string;
  limit: string;
  limitShare?: number;
  bars: Bar[];
}

interface Cost {
  total: string;
  parts: string[];
}

const energyText = (energy: EnergyUse): string =>
  METER_NAMES.filter((name) => energy[name] > 0)
    .map((name) => `${METERS[name].label} ${wholeNumber(energy[name])} ${METERS[name].unit}`)
    .join(', ') || 'No energy';

/** Emissions minus credits and offsets. */
const countedTons = ({ assessment, deduction }: ScenarioPeriod): number =>
  assessment.emissionsTons - (deduction?.creditTons ?? 0) - (deduction?.offsetTons ?? 0);

const penaltyOf = ({ deduction }: ScenarioPeriod): string => {
  if (!deduction) return NO_YEARLY_LIMIT;
  return deduction.penalty > 0 ? dollars(deduction.penalty) : 'None';
};

const limitText = ({ assessment }: ScenarioPeriod): string =>
  isLimited(assessment) ? tons(assessment.limitTons) : NO_YEARLY_LIMIT;

function deductionText({ deduction }: ScenarioPeriod): string {
  if (!deduction) return 'None';
  const { creditTons, offsetTons } = deduction;
  return (
    [creditTons > 0 && `${tons(creditTons)} by credits`, offsetTons > 0 && `${tons(offsetTons)} by offsets`]
      .filter((part) => typeof part === 'string')
      .join(', ') || 'None'
  );
}

const periodName = (period: ScenarioPeriod): string =>
  `${yearSpan(period)}${assumptionOf(period.assessment)}`;

function barsOf(all: readonly NamedResult[]): PeriodBars[] {
  const periods = all.flatMap(({ result }) => result.periods);
  const most = Math.max(
    ...periods.map(countedTons),
    ...periods.map(({ assessment }) => (isLimited(assessment) ? assessment.limitTons : 0)),
    1e-9,
  );
  const [today] = all;
  return (today?.result.periods ?? []).map((period, index) => ({
    years: periodName(period),
    limit: limitText(period),
    limitShare: isLimited(period.assessment) ? period.assessment.limitTons / most : undefined,
    bars: all.flatMap(({ name, result }) => {
      const found = result.periods[index];
      if (!found) return [];
      const counted = countedTons(found);
      const over = found.deduction?.excessTons ?? 0;
      const penalty = found.deduction?.penalty ?? 0;
      return [
        {
          name,
          tons: tons(counted),
          cost: penalty > 0 ? `up to ${dollars(penalty)} a year` : found.deduction ? 'within the limit' : '',
          within: (counted - over) / most,
          over: over / most,
        },
      ];
    }),
  }));
}

const TABLE_COLUMNS = [
  'Period',
  'Scenario',
  'Annual limit',
  'Annual emissions',
  'Deducted',
  'Maximum annual penalty',
];

const tableOf = (all: readonly NamedResult[]) => ({
  columns: TABLE_COLUMNS,
  rows: (all[0]?.result.periods ?? []).flatMap((_, index) =>
    all.flatMap(({ name, result }) => {
      const period = result.periods[index];
      if (!period) return [];
      const { emissionsTons } = period.assessment;
      return [
        [
          periodName(period),
          name,
          limitText(period),
          tons(emissionsTons),
          deductionText(period),
          penaltyOf(period),
        ],
      ];
    }),
  ),
});

const mwh = (value: number): string => `${wholeNumber(value)} MWh`;

function costOf({ total, penalty, offsets, creditMwh, credits }: CumulativeCost): Cost {
  const parts = [
    `penalties ${dollars(penalty)}`,
    offsets > 0 && `offsets ${dollars(offsets)}`,
    creditMwh > 0 &&
      (credits === undefined
        ? `credits for ${mwh(creditMwh)} not counted: no price given`
        : `credits ${dollars(credits)}`),
  ].filter((part) => typeof part === 'string');
  return { total: dollars(total), parts };
}

const costsOf = (all: readonly NamedResult[], firstYear: number) => ({
  columns: (all[0]?.result.costs ?? []).map(
    ({ throughYear, isAssumption }) =>
      `${firstYear} through ${throughYear}${isAssumption ? ' (2035 and later are estimates)' : ''}`,
  ),
  rows: all.map(({ name, result }) => ({ name, costs: result.costs.map(costOf) })),
});

/** Undefined if no scenario changes anything, or no yearly limit ever applies. */
export function scenarioView(typed: TypedScenarios, { building, law, firstYear }: ScenarioBasis) {
  const { scenarios, assumptions } = scenarioInput(typed, { law, firstYear });
  const starts = scenarios.flatMap(({ scenario }) => startsOf(scenario));
  const context = { law, firstYear, parts: starts };
  const named = scenarios
    .map(({ id, scenario, works }) => ({
      name: `Scenario ${id.toUpperCase()}`,
      measures: measuresOf(scenario, building.energy),
      inPlace: Math.max(firstYear, ...startsOf(scenario)),
      result: assessScenario(building, scenario, assumptions, context),
      works,
    }))
    .filter(({ measures }) => measures.length > 0);
  const today = assessScenario(building, UNCHANGED, assumptions, context);
  const finding = findingOf(today, named, firstYear);
  if (!finding || !today.periods.some(({ deduction }) => deduction)) return undefined;
  const unchanged = { name: 'As it is', measures: [], inPlace: firstYear, result: today, works: [] };
  const all: (NamedResult & { works: MeasureWork[] })[] = [unchanged, ...named];
  return {
    finding,
    cases: all.map(({ name, measures, result, works }): Case => ({
      name,
      measures: describeMeasures(measures) || 'No changes',
      energy: energyText(result.energy),
      work: workText(works, result, paybackOf(works, { today, changed: result })),
    })),
    periods: barsOf(all),
    table: tableOf(all),
    costs: costsOf(all, firstYear),
  };
}

export type ScenarioView = NonNullable<ReturnType<typeof scenarioView>>;
