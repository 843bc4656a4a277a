import { stringify } from 'csv-stringify/sync';
import { type ValueRow, VALUE_COLUMNS, valueRows } from '#law/figures/value-rows.ts';
import { readWholeRegister } from './figures.server.ts';

/** `escape_formulas` adds an apostrophe before text that a spreadsheet would run as a formula. */
export const toCsv = (rows: readonly ValueRow[]): string =>
  stringify([...rows], {
    header: true,
    columns: [...VALUE_COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

export const figuresAsCsv = async (): Promise<Response> =>
  new Response(toCsv(valueRows(await readWholeRegister())), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
  });
