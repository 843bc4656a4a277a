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

const fileOf = (body: string, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' } });

export const figuresAsJson = async (): Promise<Response> =>
  fileOf(
    `${JSON.stringify(valueRows(await readWholeRegister()), null, 1)}\n`,
    'application/json; charset=utf-8',
  );

export const figuresAsCsv = async (): Promise<Response> =>
  fileOf(toCsv(valueRows(await readWholeRegister())), 'text/csv; charset=utf-8');
