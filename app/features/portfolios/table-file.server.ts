import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import { fileResponse, PRIVATE } from '#app/features/pdf/file-response.server.ts';

export interface Column<Row> {
  heading: string;
  width: number;
  cell: (row: Row) => string;
}

export interface Table {
  name: string;
  sheet: string;
  headings: readonly { heading: string; width: number }[];
  cells: readonly string[][];
}

export const cellsOf = <Row>(columns: readonly Column<Row>[], row: Row): string[] =>
  columns.map(({ cell }) => cell(row));

/** Visitors type names, so prefix cells that a spreadsheet would run as a formula with an apostrophe. */
export function csvResponse({ name, headings, cells }: Table): Response {
  const body = stringify([headings.map(({ heading }) => heading), ...cells], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return fileResponse({
    name: `${name}.csv`,
    cacheControl: PRIVATE,
    body,
    type: 'text/csv; charset=utf-8',
  });
}

/** Every cell is text, so that nothing in it is a formula. */
export async function workbookResponse({ name, sheet, headings, cells }: Table): Promise<Response> {
  const cell = (value: string) => ({ value, type: String });
  const first = headings.map(({ heading }) => ({ ...cell(heading), fontWeight: 'bold' as const }));
  const file = writeExcelFile([first, ...cells.map((row) => row.map(cell))], {
    sheet,
    columns: headings.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  });
  return fileResponse({
    name: `${name}.xlsx`,
    cacheControl: PRIVATE,
    body: await file.toBuffer(),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
