import { FIGURE_KINDS, valueError, type FigureKind } from '#app/regulations/figures/kinds.ts';
import { ruleError } from '#app/regulations/figures/used-by-rules.ts';
import { periodError, type Period } from '#app/regulations/figures/register.ts';

const isKind = (value: unknown): value is FigureKind => FIGURE_KINDS.some((kind) => kind === value);

/** A row of the form: anything may be missing. */
type Row = { [Name in keyof Period]?: string | null };

/** What is wrong with the values of a figure, as a sentence: also where the calculations that use it refuse one. */
export function valuesError(kind: unknown, rows: readonly Row[], key = ''): string | undefined {
  if (!isKind(kind)) return 'Choose the kind of figure first.';
  const wrong = rows.map(({ value }) => valueError(kind, value ?? '')).find(Boolean);
  const periods = rows.map(({ from, to, value }) => ({
    from: from ?? undefined,
    to: to ?? undefined,
    value: value ?? '',
  }));
  const refused = periods.map(({ value }) => ruleError(key, value)).find(Boolean);
  return wrong ?? periodError(periods) ?? refused;
}
