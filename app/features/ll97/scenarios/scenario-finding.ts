import { isLimited } from '#law/ll97/assessment.ts';
import type { EnergyUse } from '#law/ll97/emissions.ts';
import {
  BURNED,
  MEASURE_NAMES,
  type MeasureName,
  type Scenario,
  type ScenarioResult,
} from '#law/ll97/scenarios.ts';
import { listed } from '../texts.ts';
import { yearSpan } from '../report/period-view.ts';
import { beforeText, heatPumpsText, measureTexts, overLimitText, startingIn, verdictTexts } from './texts.ts';

const FUELS = { naturalGasTherms: 'gas', fuelOil2Gallons: 'oil', fuelOil4Gallons: 'oil' } as const;

export const burnedFuels = (energy: EnergyUse): string | undefined =>
  listed([...new Set(BURNED.filter((fuel) => energy[fuel] > 0).map((fuel) => FUELS[fuel]))]) || undefined;

function measureText(name: MeasureName, scenario: Scenario, fuels: string | undefined): string | undefined {
  const amount = scenario[name];
  if (amount === 0) return undefined;
  return name === 'heatPumps' ? fuels && heatPumpsText(amount, fuels) : measureTexts[name](amount);
}

export function listMeasures(scenario: Scenario, today: EnergyUse): string[] {
  const fuels = burnedFuels(today);
  return MEASURE_NAMES.flatMap((name) => {
    const text = measureText(name, scenario, fuels);
    const start = scenario.startYears?.[name];
    return text ? [start === undefined ? text : startingIn(text, start)] : [];
  });
}

export interface NamedResult {
  name: string;
  measures: readonly string[];
  inPlace: number;
  result: ScenarioResult;
}

/** A smaller difference would read "0.00 t". */
const MIN_TONS = 0.005;

function firstOver({ periods }: ScenarioResult, firstYear: number) {
  for (const { assessment, deduction } of periods) {
    const tons = deduction?.excessTons ?? 0;
    if (!isLimited(assessment) || assessment.lastYear < firstYear || tons === 0) continue;
    return {
      firstYear: assessment.firstYear,
      lastYear: assessment.lastYear,
      years: yearSpan(assessment),
      tons,
    };
  }
  return undefined;
}

const yearOver = (result: ScenarioResult, firstYear: number): number =>
  firstOver(result, firstYear)?.firstYear ?? Number.POSITIVE_INFINITY;

const lastTotal = ({ costs }: ScenarioResult): number => costs.at(-1)?.total ?? 0;

const isBetter = (one: ScenarioResult, other: ScenarioResult, firstYear: number): boolean => {
  const years = [yearOver(one, firstYear), yearOver(other, firstYear)] as const;
  return years[0] === years[1] ? lastTotal(one) < lastTotal(other) : years[0] > years[1];
};

const findBest = ([first, ...others]: readonly NamedResult[], firstYear: number): NamedResult | undefined =>
  first &&
  others.reduce((best, other) => (isBetter(other.result, best.result, firstYear) ? other : best), first);

function judge(today: ScenarioResult, best: NamedResult, isOnly: boolean): string[] {
  const { inPlace, measures } = best;
  const named = { name: isOnly ? undefined : best.name, measures };
  const before = firstOver(today, inPlace);
  const after = firstOver(best.result, inPlace);
  if (!after) return [before ? verdictTexts.everyPeriod(named) : verdictTexts.asItIs()];
  if (before && after.firstYear > before.firstYear) return [verdictTexts.through(named, after.firstYear - 1)];
  const over = { ...after, isNow: after.firstYear <= inPlace };
  if (!before || after.firstYear < before.firstYear) {
    return [verdictTexts.worseThanToday(named), overLimitText(over)];
  }
  const change = after.tons - before.tons;
  if (Math.abs(change) < MIN_TONS) return [verdictTexts.noChange(named), overLimitText(over)];
  const verdict = change > 0 ? verdictTexts.evenWorse : verdictTexts.notEnough;
  return [verdict(named), overLimitText({ ...over, today: before.tons })];
}

function untilThen({ result, inPlace }: NamedResult, firstYear: number): string[] {
  const early = firstOver(result, firstYear);
  return !early || early.lastYear >= inPlace ? [] : [beforeText(early)];
}

export function findResult(
  today: ScenarioResult,
  scenarios: readonly NamedResult[],
  firstYear: number,
): string | undefined {
  const best = findBest(scenarios, firstYear);
  return best && [...judge(today, best, scenarios.length === 1), ...untilThen(best, firstYear)].join(' ');
}
