import { addDays } from '../days.ts';
import { type Figure, type Period, sortedPeriods, type Register } from './register.ts';

/** Other programs rely on these columns. Add new columns at the end, and never remove any. */
export const VALUE_COLUMNS = [
  'key',
  'value',
  'unit',
  'from',
  'to',
  'statement',
  'citation',
  'link',
  'certainty',
  'checkedOn',
] as const;

export type ValueRow = Record<(typeof VALUE_COLUMNS)[number], string | null>;

function unitText({ kind, unit }: Figure): string | null {
  if (kind === 'money') return `US dollars ${unit}`.trim();
  if (kind === 'share') return `percent ${unit}`.trim();
  return unit || null;
}

export function figureRows(figure: Figure): ValueRow[] {
  const { key, statement, citation, source, certainty, checkedOn } = figure;
  const periods: Partial<Period>[] = sortedPeriods(figure);
  // A figure without a value still gets a row, because its statement explains the gap.
  return (periods.length > 0 ? periods : [{}]).map(({ from, to, value }, index) => {
    const next = periods[index + 1]?.from;
    return {
      key,
      value: value ?? null,
      unit: unitText(figure),
      from: from ?? null,
      to: to ?? (next ? addDays(next, -1) : null),
      statement,
      citation,
      link: source.link ?? null,
      certainty,
      checkedOn,
    };
  });
}

/** One row for each period of each figure, sorted by key. */
export const valueRows = ({ figures }: Pick<Register, 'figures'>): ValueRow[] =>
  Object.values(figures)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap(figureRows);
