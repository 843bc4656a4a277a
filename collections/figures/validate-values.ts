import { FIGURE_KINDS, toStoredValue, valueError, type FigureKind } from '#law/figures/figure-kinds.ts';
import { ruleError } from '#law/used-by-rules.ts';
import { periodError, type PeriodRow, toPeriods } from '#law/figures/register.ts';

export const isKind = (value: unknown): value is FigureKind => FIGURE_KINDS.some((kind) => kind === value);

export function valuesError(kind: unknown, rows: readonly PeriodRow[], key = ''): string | undefined {
  if (!isKind(kind)) return 'Choose the kind of figure first.';
  const periods = toPeriods(rows).map((period) => ({ ...period, value: toStoredValue(kind, period.value) }));
  const wrong = periods.map(({ value }) => valueError(kind, value)).find(Boolean);
  const refused = periods.map(({ value }) => ruleError(key, value)).find(Boolean);
  return wrong ?? periodError(periods) ?? refused;
}
