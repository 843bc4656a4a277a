import { FIGURE_KINDS, valueError, type FigureKind } from '#app/regulations/figures/kinds.ts';
import { periodError, type Period } from '#app/regulations/figures/register.ts';

const isKind = (value: unknown): value is FigureKind => FIGURE_KINDS.some((kind) => kind === value);

/** A row of the form: anything may be missing. */
type Row = { [Name in keyof Period]?: string | null };

/** What is wrong with the values of a figure, as a sentence. */
export function valuesError(kind: unknown, rows: readonly Row[]): string | undefined {
  if (!isKind(kind)) return 'Choose the kind of figure first.';
  const wrong = rows.map(({ value }) => valueError(kind, value ?? '')).find(Boolean);
  const periods = rows.map(({ from, to, value }) => ({
    from: from ?? undefined,
    to: to ?? undefined,
    value: value ?? '',
  }));
  return wrong ?? periodError(periods);
}
