import { zipOf } from './zip.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const column = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** A cell of a workbook: text, or a formula with the value that the spreadsheet program stored, if any. */
export type SheetCell = string | { formula: string; value?: string };

function cellXml(cell: SheetCell, place: string): string {
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  const value = cell.value === undefined ? '' : `<v>${escaped(cell.value)}</v>`;
  return `<c r="${place}" t="str"><f>${escaped(cell.formula)}</f>${value}</c>`;
}

/** An Excel workbook with one sheet. */
export function workbookOf(rows: readonly (readonly SheetCell[])[]): Uint8Array {
  const body = rows
    .map((cells, row) => {
      const inside = cells.map((cell, index) => cellXml(cell, `${column(index)}${row + 1}`)).join('');
      return `<row r="${row + 1}">${inside}</row>`;
    })
    .join('');
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet><sheetData>${body}</sheetData></worksheet>`,
  });
}
