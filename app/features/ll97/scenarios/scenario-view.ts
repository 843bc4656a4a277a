import { isLimited } from '#law/ll97/assessment.ts';
import { METER_NAMES, METERS, type EnergyUse } from '#law/ll97/emissions.ts';
import { type Payback, computePayback } from '#law/ll97/payback.ts';
import {
  assessScenario,
  measureStarts,
  UNCHANGED,
  type CumulativeCost,
  type MeasureName,
  type ScenarioPeriod,
  type ScenarioResult,
} from '#law/ll97/scenarios.ts';
import { dollars, tons, wholeNumber } from '../report/format-report.ts';
import { cellTexts, NO_YEARLY_LIMIT } from '../texts.ts';
import { periodEstimateMark, penaltyText, yearSpan } from '../report/period-view.ts';
import type { ScenarioBasis } from './measure-fields.ts';
import { findResult, listMeasures, type NamedResult } from './scenario-finding.ts';
import { type MeasureWork, scenarioInput, type TypedScenarios } from './scenario-query.ts';
import {
  AS_IT_IS,
  costColumn,
  costParts,
  costText,
  deductionTexts,
  describeMeasures,
  NO_CHANGES,
  NO_CREDIT_PRICE,
  NO_ENERGY_TEXT,
  paybackText,
  scenarioName,
  TABLE_COLUMNS,
  yearCostTexts,
} from './texts.ts';

const energyText = (energy: EnergyUse): string =>
  METER_NAMES.filter((name) => energy[name] > 0)
    .map((name) => `${METERS[name].label} ${wholeNumber(energy[name])} ${METERS[name].unit}`)
    .join(', ') || NO_ENERGY_TEXT;

const countedTons = ({ assessment, deduction }: ScenarioPeriod): number =>
  assessment.emissionsTons - (deduction?.creditTons ?? 0) - (deduction?.offsetTons ?? 0);

const penaltyCell = ({ deduction }: ScenarioPeriod): string =>
  deduction ? penaltyText(deduction.penalty) : NO_YEARLY_LIMIT;

const limitText = ({ assessment }: ScenarioPeriod): string =>
  isLimited(assessment) ? tons(assessment.limitTons) : NO_YEARLY_LIMIT;

function deductionText({ deduction }: ScenarioPeriod): string {
  if (!deduction) return cellTexts.none;
  const { creditTons, offsetTons } = deduction;
  return (
    [
      creditTons > 0 && deductionTexts.credits(creditTons),
      offsetTons > 0 && deductionTexts.offsets(offsetTons),
    ]
      .filter((part) => typeof part === 'string')
      .join(', ') || cellTexts.none
  );
}

const periodName = (period: ScenarioPeriod): string =>
  `${yearSpan(period)}${periodEstimateMark(period.assessment)}`;

/** Shares are relative to the longest bar or limit in any period. */
function toBars(all: readonly NamedResult[]) {
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
          cost: penalty > 0 ? yearCostTexts.upTo(penalty) : found.deduction ? yearCostTexts.within : '',
          within: (counted - over) / most,
          over: over / most,
        },
      ];
    }),
  }));
}

const toTable = (all: readonly NamedResult[]) => ({
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
          penaltyCell(period),
        ],
      ];
    }),
  ),
});

function toCost({ total, penalty, offsets, creditMwh, credits }: CumulativeCost) {
  const parts = [
    costParts.penalties(penalty),
    offsets > 0 && costParts.offsets(offsets),
    creditMwh > 0 && (credits === undefined ? costParts.unpriced(creditMwh) : costParts.credits(credits)),
  ].filter((part) => typeof part === 'string');
  return { total: dollars(total), parts };
}

const toCosts = (all: readonly NamedResult[], firstYear: number) => ({
  columns: (all[0]?.result.costs ?? []).map(({ throughYear, isAssumption }) =>
    costColumn({ firstYear, throughYear, isAssumption }),
  ),
  rows: all.map(({ name, result }) => ({ name, costs: result.costs.map(toCost) })),
});

const WORK_NAMES: Partial<Record<MeasureName, string>> = {
  electricitySaved: 'saving electricity',
  heatPumps: 'heat pumps',
  solarKwh: 'solar panels',
};

function workText(
  works: readonly MeasureWork[],
  { years }: ScenarioResult,
  payback: Payback | undefined,
): string | undefined {
  const priced = works.filter(({ cost }) => cost !== undefined);
  if (priced.length === 0) return undefined;
  const missing = works.filter(({ cost }) => cost === undefined);
  const cost = costText(
    priced.reduce((sum, work) => sum + (work.cost ?? 0), 0),
    missing.map(({ measure }) => WORK_NAMES[measure] ?? measure),
  );
  if (payback) {
    const hasSavings = works.some(({ savings }) => savings);
    return `${cost} ${paybackText(payback, hasSavings)}`;
  }
  return years.some(({ credits }) => credits === undefined) ? `${cost} ${NO_CREDIT_PRICE}` : cost;
}

/** Undefined if no scenario changes anything, or no yearly limit ever applies. */
export function scenarioView(typed: TypedScenarios, { building, law, firstYear }: ScenarioBasis) {
  const { scenarios, assumptions } = scenarioInput(typed, { law, firstYear });
  const starts = scenarios.flatMap(({ scenario }) => measureStarts(scenario));
  const context = { law, firstYear, parts: starts };
  const named = scenarios
    .map(({ id, scenario, works }) => ({
      name: scenarioName(id),
      measures: listMeasures(scenario, building.energy),
      inPlace: Math.max(firstYear, ...measureStarts(scenario)),
      result: assessScenario(building, scenario, assumptions, context),
      works,
    }))
    .filter(({ measures }) => measures.length > 0);
  const today = assessScenario(building, UNCHANGED, assumptions, context);
  const finding = findResult(today, named, firstYear);
  if (!finding || !today.periods.some(({ deduction }) => deduction)) return undefined;
  const unchanged = { name: AS_IT_IS, measures: [], inPlace: firstYear, result: today, works: [] };
  const all: (NamedResult & { works: MeasureWork[] })[] = [unchanged, ...named];
  return {
    finding,
    cases: all.map(({ name, measures, result, works }) => ({
      name,
      measures: describeMeasures(measures) || NO_CHANGES,
      energy: energyText(result.energy),
      work: workText(works, result, computePayback(works, { today, changed: result })),
    })),
    periods: toBars(all),
    table: toTable(all),
    costs: toCosts(all, firstYear),
  };
}

export type ScenarioView = NonNullable<ReturnType<typeof scenarioView>>;
