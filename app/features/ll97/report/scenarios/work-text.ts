import type { Payback } from '#law/ll97/payback.ts';
import type { MeasureName, ScenarioResult } from '#law/ll97/scenarios.ts';
import type { MeasureWork } from './scenario-query.ts';
import { costText, NO_CREDIT_PRICE, paybackText } from './texts.ts';

const WORK_NAMES: Partial<Record<MeasureName, string>> = {
  electricitySaved: 'saving electricity',
  heatPumps: 'heat pumps',
  solarKwh: 'solar panels',
};

export function workText(
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
