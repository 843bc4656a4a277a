import type { Payback } from '#law/ll97/payback.ts';
import { LAST_LIMIT_YEAR, PERIODS } from '#law/ll97/periods.ts';
import type { MeasureName, ScenarioResult } from '#law/ll97/scenarios.ts';
import { countOf } from '#app/ui/numbers.ts';
import { dollars } from '../format-report.ts';
import type { MeasureWork } from './scenario-query.ts';

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

const WORK_NAMES: Partial<Record<MeasureName, string>> = {
  electricitySaved: 'saving electricity',
  heatPumps: 'heat pumps',
  solarKwh: 'solar panels',
};

const ASSUMED_FROM = PERIODS.find(({ isAssumption }) => isAssumption)?.firstYear ?? Number.POSITIVE_INFINITY;

const estimate = (year: number): string => (year >= ASSUMED_FROM ? ' (estimate)' : '');

function paidBack({ year, years = 0 }: Payback, hasSavings: boolean): string {
  const means = hasSavings ? 'penalties avoided and energy saved' : 'penalties avoided alone';
  return year === undefined
    ? `not paid back by ${LAST_LIMIT_YEAR} from ${means}${estimate(LAST_LIMIT_YEAR)}`
    : `paid back by the end of ${year}, in ${countOf(years, 'year')}, from ${means}${estimate(year)}`;
}

export function workText(
  works: readonly MeasureWork[],
  { years }: ScenarioResult,
  payback: Payback | undefined,
): string | undefined {
  const priced = works.filter(({ cost }) => cost !== undefined);
  if (priced.length === 0) return undefined;
  const cost = dollars(priced.reduce((sum, work) => sum + (work.cost ?? 0), 0));
  const missing = works.filter((work) => work.cost === undefined);
  const without = AND.format(missing.map(({ measure }) => WORK_NAMES[measure] ?? measure));
  const work = `Work: ${cost}${without && ` (no cost entered for ${without})`}`;
  if (payback)
    return `${work}. Simple payback: ${paidBack(
      payback,
      works.some(({ savings }) => savings),
    )}.`;
  const isUnpriced = years.some(({ credits }) => credits === undefined);
  return isUnpriced ? `${work}. Enter a price for credits to see the payback.` : `${work}.`;
}
