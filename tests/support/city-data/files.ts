import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipOf } from '../zip.ts';

/** Real rows of the city's files: see the README beside them. */
export const sampleFile = (name: string): string => path.join(import.meta.dirname, name);

export const readSample = (name: string): Promise<string> => readFile(sampleFile(name), 'utf8');

export async function fileFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-city-data-'));
  const write = async (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  };
  return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Lots on one block, in City Planning's columns. */
export function plutoCsv(count: number, changes: Record<number, Record<string, string>> = {}): string {
  const row = (index: number): Record<string, string> => ({
    bbl: String(1_000_010_001 + index),
    cd: '101',
    zipcode: '10004',
    address: `${index + 1} MAIN STREET`,
    bldgclass: 'D4',
    landuse: '03',
    ownertype: '',
    lotarea: '5000',
    bldgarea: '40000',
    numbldgs: '1',
    numfloors: '6.0000000',
    unitsres: '40',
    unitstotal: '41',
    yearbuilt: '1930',
    version: '26v1',
    ...changes[index],
  });
  const rows = Array.from({ length: count }, (_, index) => Object.values(row(index)).join(','));
  return `${[Object.keys(row(0)).join(','), ...rows].join('\n')}\n`;
}

const cell = (column: string, row: number, value: string | number, strings: string[]): string => {
  if (typeof value === 'number') return `<c r="${column}${row}"><v>${value}</v></c>`;
  let index = strings.indexOf(value);
  if (index < 0) index = strings.push(value) - 1;
  return `<c r="${column}${row}" t="s"><v>${index}</v></c>`;
};

export type WorkbookRow = Partial<
  Record<'A' | 'B' | 'C' | 'D' | 'E' | 'G' | 'H' | 'I' | 'L', string | number>
>;

const LIST_TITLES: WorkbookRow = {
  A: 'BBL',
  B: 'BIN',
  C: 'On LL97 CBL',
  D: 'LL97 Compliance Pathway',
  E: 'On LL84 CBL',
  G: 'On LL88 CBL',
  H: 'On LL87 CBL',
  I: 'DOF Address',
  L: 'DOF Gross Square Footage',
};

/** A workbook like those from the Department of Buildings: notes first, and the buildings on the second sheet. */
export function listWorkbook(rows: readonly WorkbookRow[], titles = LIST_TITLES): Uint8Array {
  const strings: string[] = ['Covered Buildings List & notes'];
  const rowXml = (values: WorkbookRow, index: number): string => {
    const cells = Object.entries(values).map(([column, value]) => cell(column, index + 1, value, strings));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  };
  const sheet = (body: string) =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body}</sheetData></worksheet>`;
  const buildings = sheet([titles, ...rows].map(rowXml).join(''));
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
    'xl/worksheets/sheet2.xml': buildings,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  });
}
