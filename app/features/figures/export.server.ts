import { stringify } from 'csv-stringify/sync';
import { addDays } from '#law/days.ts';
import { type Figure, type Period, periodsOf, type Register } from '#law/figures/register.ts';
import { readWholeRegister } from './figures.server.ts';

/** Other programs rely on these columns. Add new columns at the end, and never remove any. */
const COLUMNS = [
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

export type ExportRow = Record<(typeof COLUMNS)[number], string | null>;

function unitOf({ kind, unit }: Figure): string | null {
  if (kind === 'money') return `US dollars ${unit}`.trim();
  if (kind === 'share') return `percent ${unit}`.trim();
  return unit || null;
}

export function rowsOf(figure: Figure): ExportRow[] {
  const { key, statement, citation, source, certainty, checkedOn } = figure;
  const periods: Partial<Period>[] = periodsOf(figure);
  // A figure without a value still gets a row, because its statement explains the gap.
  return (periods.length > 0 ? periods : [{}]).map(({ from, to, value }, index) => {
    const next = periods[index + 1]?.from;
    return {
      key,
      value: value ?? null,
      unit: unitOf(figure),
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

export const exportRows = ({ figures }: Register): ExportRow[] =>
  Object.values(figures)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap(rowsOf);

/** `escape_formulas` adds an apostrophe before text that a spreadsheet would run as a formula. */
export const toCsv = (rows: readonly ExportRow[]): string =>
  stringify([...rows], {
    header: true,
    columns: [...COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

export const figuresAsCsv = async (): Promise<Response> =>
  new Response(toCsv(exportRows(await readWholeRegister())), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
  });
