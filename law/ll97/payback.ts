import { LAST_LIMIT_YEAR } from './periods.ts';
import type { ScenarioResult } from './scenarios.ts';

export interface Work {
  startYear: number;
  cost?: number;
  /** Dollars a year on energy bills. Negative if the bills rise. */
  savings?: number;
}

const sumAmounts = (works: readonly Work[], amount: 'cost' | 'savings'): number =>
  works.reduce((sum, work) => sum + (work[amount] ?? 0), 0);

export interface Payback {
  cost: number;
  year?: number;
  years?: number;
}

/**
 * Simple payback for all the work together, without interest: avoided penalties, less offsets and credits, plus
 * energy savings. Returns undefined without a cost, or if credits have no price.
 */
export function computePayback(
  works: readonly Work[],
  { today, changed }: Record<'today' | 'changed', ScenarioResult>,
): Payback | undefined {
  const cost = sumAmounts(works, 'cost');
  if (cost === 0 || changed.years.some(({ credits }) => credits === undefined)) return undefined;
  const starts = works.map(({ startYear }) => startYear);
  const firstStart = Math.min(...starts);
  const lastStart = Math.max(...starts);
  const costIn = ({ years }: ScenarioResult, year: number) =>
    years.find((counted) => counted.year === year)?.total ?? 0;
  let gained = 0;
  for (let year = firstStart; year <= LAST_LIMIT_YEAR; year++) {
    const started = works.filter(({ startYear }) => startYear <= year);
    gained += costIn(today, year) - costIn(changed, year) + sumAmounts(started, 'savings');
    if (year >= lastStart && gained >= cost) return { cost, year, years: year - firstStart + 1 };
  }
  return { cost };
}
