import { FIGURE_KINDS, isDay, valueError, type FigureKind } from '#app/regulations/figures/kinds.ts';
import { periodError, type Period } from '#app/regulations/figures/register.ts';

const isKind = (value: unknown): value is FigureKind => FIGURE_KINDS.some((kind) => kind === value);

/** A row of the form: anything may be missing. */
type Row = { [Name in keyof Period]?: string | null };

function rowError(kind: FigureKind, { from, to, value }: Row): string | undefined {
  const day = [from, to].find((each) => each && !isDay(each));
  if (day) return `"${day}" is not a day of the calendar, such as 2027-05-01.`;
  return valueError(kind, value ?? '');
}

/** What is wrong with the values of a figure, as a sentence. */
export function valuesError(kind: unknown, rows: readonly Row[]): string | undefined {
  if (!isKind(kind)) return 'Choose the kind of figure first.';
  const wrong = rows.map((row) => rowError(kind, row)).find(Boolean);
  const periods = rows.map(({ from, to, value }) => ({
    from: from ?? undefined,
    to: to ?? undefined,
    value: value ?? '',
  }));
  return wrong ?? periodError(periods);
}
