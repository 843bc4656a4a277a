import type { Readable } from 'node:stream';
import type { SharedStrings } from './shared-strings.ts';
import { parseXml } from './xml.ts';

export interface SheetRow {
  line: number;
  cells: string[];
}

const A = 64;
const LETTERS = 26;
const MAX_COLUMNS = 64;

function columnIndex(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - A;
    if (value < 1 || value > LETTERS) break;
    column = column * LETTERS + value;
  }
  return column - 1;
}

/** Workbooks sometimes write large numbers as "1.00835004E9". */
const numberText = (text: string): string => (/[eE]/.test(text) ? String(Number(text)) : text);

export async function* readSheet(stream: Readable, strings: SharedStrings): AsyncGenerator<SheetRow[]> {
  let rows: SheetRow[] = [];
  let cells: string[] = [];
  let line = 0;
  let column = -1;
  let type = 'n';
  let value = '';
  let isValue = false;
  const storeCell = () => {
    if (column < 0 || column >= MAX_COLUMNS) return;
    while (cells.length < column) cells.push('');
    if (type === 's') cells[column] = value === '' ? '' : strings.at(Number(value));
    else cells[column] = type === 'n' ? numberText(value) : value;
  };
  const parsed = parseXml(stream, {
    open: (name, attributes) => {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes.r ? columnIndex(attributes.r) : column + 1;
        type = attributes.t ?? 'n';
        value = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') storeCell();
      else if (name === 'row') rows.push({ line, cells });
    },
    text: (piece) => {
      if (isValue) value += piece;
    },
  });
  while (!(await parsed.next()).done) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}
