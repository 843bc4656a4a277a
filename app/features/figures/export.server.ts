import { stringify } from 'csv-stringify/sync';
import { COLUMNS, exportRows } from './export-rows.ts';
import { readWholeRegister } from './figures.server.ts';

/** Programs of other sites may read these files. The server caches them like pages. */
const fileOf = (body: string, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' } });

export const figuresAsJson = async (): Promise<Response> =>
  fileOf(
    `${JSON.stringify(exportRows(await readWholeRegister()), null, 1)}\n`,
    'application/json; charset=utf-8',
  );

/** With an apostrophe in front of what a spreadsheet would run as a formula. */
export const toCsv = (rows: ReturnType<typeof exportRows>): string =>
  stringify(rows, {
    header: true,
    columns: [...COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

export const figuresAsCsv = async (): Promise<Response> =>
  fileOf(toCsv(exportRows(await readWholeRegister())), 'text/csv; charset=utf-8');
