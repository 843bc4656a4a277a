import { isLimited } from '#law/ll97/assessment.ts';
import type { EnergyUse } from '#law/ll97/emissions.ts';
import { PERIODS } from '#law/ll97/periods.ts';
import {
  BURNED,
  MEASURE_NAMES,
  type MeasureName,
  type Scenario,
  type ScenarioResult,
} from '#law/ll97/scenarios.ts';
import { share, tons, wholeNumber } from '../format-report.ts';
import { yearSpan } from '../period-view.ts';

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

const FUELS = { naturalGasTherms: 'gas', fuelOil2Gallons: 'oil', fuelOil4Gallons: 'oil' } as const;

export const burnedFuels = (energy: EnergyUse): string | undefined =>
  AND.format(new Set(BURNED.filter((fuel) => energy[fuel] > 0).map((fuel) => FUELS[fuel]))) || undefined;

function partOf(part: number): string {
  if (part === 1) return 'all the';
  return part === 0.5 ? 'half the' : `${share(part)} of the`;
}

function measureText(name: MeasureName, scenario: Scenario, fuels: string | undefined): string | undefined {
  const amount = scenario[name];
  if (amount === 0) return undefined;
  switch (name) {
    case 'electricitySaved':
      return `using ${share(amount)} less electricity`;
    case 'heatPumps':
      return fuels && `replacing ${partOf(amount)} ${fuels} heating`;
    case 'solarKwh':
      return `generating ${wholeNumber(amount)} kWh of solar power a year`;
    case 'credits':
      return `buying credits for up to ${share(amount)} of the electricity`;
    case 'offsets':
      return `buying offsets for up to ${share(amount)} of the limit`;
  }
}

export function measuresOf(scenario: Scenario, today: EnergyUse): string[] {
  const fuels = burnedFuels(today);
  return MEASURE_NAMES.flatMap((name) => {
    const text = measureText(name, scenario, fuels);
    const start = scenario.startYears?.[name];
    return text ? [start === undefined ? text : `${text} starting in ${start}`] : [];
  });
}

export function describeMeasures(measures: readonly string[]): string {
  const text = AND.format(measures);
  return text.charAt(0).toUpperCase() + text.slice(1);
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
    const excessTons = deduction?.excessTons ?? 0;
    if (!isLimited(assessment) || assessment.lastYear < firstYear || excessTons === 0) continue;
    return { firstYear: assessment.firstYear, lastYear: assessment.lastYear, excessTons };
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

const bestOf = ([first, ...others]: readonly NamedResult[], firstYear: number): NamedResult | undefined =>
  first &&
  others.reduce((best, other) => (isBetter(other.result, best.result, firstYear) ? other : best), first);

const ASSUMED_FROM = PERIODS.find(({ isAssumption }) => isAssumption)?.firstYear ?? Number.POSITIVE_INFINITY;

const assumption = (lastYear: number): string => (lastYear >= ASSUMED_FROM ? ' (estimate)' : '');

function untilThen({ result, inPlace }: NamedResult, firstYear: number): string {
  const early = firstOver(result, firstYear);
  if (!early || early.lastYear >= inPlace) return '';
  const years = yearSpan(early);
  return ` Before that, it is over its limit by ${tons(early.excessTons)} a year in ${years}${assumption(early.firstYear)}.`;
}

function judge(today: ScenarioResult, best: NamedResult, isOnly: boolean): string {
  const { inPlace } = best;
  const areSeveral = isOnly && best.measures.length > 1;
  const name = isOnly ? describeMeasures(best.measures) : best.name;
  const verb = (one: string, several: string) => (areSeveral ? several : one);
  const keeps = `${isOnly ? name : `${name} does best: it`} ${verb('keeps', 'keep')} this building within its limits`;
  const before = firstOver(today, inPlace);
  const after = firstOver(best.result, inPlace);
  if (!after) {
    return before
      ? `${keeps} in every period${assumption(ASSUMED_FROM)}.`
      : `As it is, this building stays within its limits in every period${assumption(ASSUMED_FROM)}.`;
  }
  if (before && after.firstYear > before.firstYear) {
    const lastYear = after.firstYear - 1;
    return `${keeps} through ${lastYear}${assumption(lastYear)}.`;
  }
  const isNow = after.firstYear <= inPlace;
  const when = isNow ? `in ${yearSpan(after)}` : `starting in ${after.firstYear},`;
  const over = `${when} this building is over its limit by ${tons(after.excessTons)} a year`;
  if (!before || after.firstYear < before.firstYear) {
    return `${name} ${verb('makes', 'make')} it worse: ${over}${assumption(after.firstYear)}.`;
  }
  const change = after.excessTons - before.excessTons;
  const even = isOnly ? name : `Even ${name}`;
  if (Math.abs(change) < MIN_TONS) {
    return `${even} ${verb('changes', 'change')} nothing: ${over}${assumption(after.firstYear)}.`;
  }
  const judgment = change > 0 ? `${verb('makes', 'make')} it worse` : `${verb('is', 'are')} not enough`;
  return `${even} ${judgment}: ${over}, instead of ${tons(before.excessTons)}${assumption(after.firstYear)}.`;
}

export function findingOf(
  today: ScenarioResult,
  scenarios: readonly NamedResult[],
  firstYear: number,
): string | undefined {
  const best = bestOf(scenarios, firstYear);
  return best && `${judge(today, best, scenarios.length === 1)}${untilThen(best, firstYear)}`;
}
