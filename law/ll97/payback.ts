import { LAST_LIMIT_YEAR } from './periods.ts';
import type { ScenarioResult } from './scenarios.ts';

/** The work for a measure, in dollars as the owner gave them. */
export interface Work {
  /** The first calendar year in which its measure counts. */
  startYear: number;
  cost?: number;
  /** On energy bills, each year; below zero where they go up. */
  savings?: number;
}

const totalOf = (works: readonly Work[], amount: 'cost' | 'savings'): number =>
  works.reduce((sum, work) => sum + (work[amount] ?? 0), 0);

export interface Payback {
  cost: number;
  /** The calendar year by whose end the work is paid back; undefined where it is not through 2049. */
  year?: number;
  /** The years from the first start of the work through that one. */
  years?: number;
}

/**
 * The simple payback of all works of a scenario together: penalties avoided, less the costs of offsets and credits, plus
 * savings on energy, without interest. Undefined where no cost was given, or where credits have no price.
 */
export function paybackOf(
  works: readonly Work[],
  { today, changed }: Record<'today' | 'changed', ScenarioResult>,
): Payback | undefined {
  const cost = totalOf(works, 'cost');
  if (cost === 0 || changed.years.some(({ credits }) => credits === undefined)) return undefined;
  const starts = works.map(({ startYear }) => startYear);
  const firstStart = Math.min(...starts);
  const lastStart = Math.max(...starts);
  const costIn = ({ years }: ScenarioResult, year: number) =>
    years.find((counted) => counted.year === year)?.total ?? 0;
  let gained = 0;
  for (let year = firstStart; year <= LAST_LIMIT_YEAR; year++) {
    const started = works.filter(({ startYear }) => startYear <= year);
    gained += costIn(today, year) - costIn(changed, year) + totalOf(started, 'savings');
    if (year >= lastStart && gained >= cost) return { cost, year, years: year - firstStart + 1 };
  }
  return { cost };
}
