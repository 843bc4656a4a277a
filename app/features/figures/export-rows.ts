import type { Figure, Period, Register } from '#app/regulations/figures/register.ts';

/** The columns of the files for other programs. They are a promise: a new one comes last, and none goes. */
export const COLUMNS = [
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

/** A value of a figure, with the days from and to which it holds: open where the law sets none. */
export type ExportRow = Record<(typeof COLUMNS)[number], string | null>;

/** The unit of the bare number. */
function unitOf({ kind, unit }: Figure): string | null {
  if (kind === 'money') return `US dollars ${unit}`.trim();
  if (kind === 'share') return `percent ${unit}`.trim();
  return unit || null;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, day.length);
}

/** A figure without a value has one row: its statement says why. */
const NO_VALUE = { value: undefined, from: undefined, to: undefined };

function rowsOf(figure: Figure): ExportRow[] {
  const { key, statement, citation, source, certainty, checkedOn } = figure;
  const ordered: Partial<Period>[] = figure.values.toSorted((a, b) =>
    (a.from ?? '').localeCompare(b.from ?? ''),
  );
  return (ordered.length > 0 ? ordered : [NO_VALUE]).map(({ from, to, value }, index) => {
    const next = ordered[index + 1]?.from;
    const lastDay = to ?? (next && dayBefore(next));
    return {
      key,
      value: value ?? null,
      unit: unitOf(figure),
      from: from ?? null,
      to: lastDay ?? null,
      statement,
      citation,
      link: source.link ?? null,
      certainty,
      checkedOn,
    };
  });
}

/** A row for each value of each figure, in the order of their keys. */
export const exportRows = ({ figures }: Register): ExportRow[] =>
  Object.values(figures)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap(rowsOf);
