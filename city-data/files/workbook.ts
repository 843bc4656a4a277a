import { parseBbl } from '#law/lot.ts';
import { CityDataError } from '../errors.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import type { RecordFile } from './record-file.ts';
import { readSharedStrings } from './shared-strings.ts';
import type { ZippedFile } from './zip.ts';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const STRINGS = 'xl/sharedStrings.xml';

const MAX_BEFORE = 200;

export const isWorkbook = (files: readonly ZippedFile[]): boolean =>
  files.some(({ path }) => path === 'xl/workbook.xml');

export const workbookParts = (files: readonly ZippedFile[]) => ({
  sheets: files
    .filter(({ path }) => SHEET.test(path))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true })),
  texts: files.find(({ path }) => path === STRINGS),
});

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

const isBuilding = ({ cells: [lot = '', building = ''] }: SheetRow): boolean =>
  parseBbl(lot.trim()) !== undefined && /^\d{7}/.test(building.trim());

async function findHeadings(rows: AsyncIterable<SheetRow[]>): Promise<SheetRow | undefined> {
  let above: SheetRow = { line: 0, cells: [] };
  let count = 0;
  for await (const some of rows) {
    for (const row of some) {
      if (isBuilding(row)) return above;
      above = row;
      count += 1;
    }
    if (count > MAX_BEFORE) return undefined;
  }
  return undefined;
}

export async function readWorkbook(files: readonly ZippedFile[], name: string): Promise<RecordFile[]> {
  const { sheets, texts } = workbookParts(files);
  const strings = await readSharedStrings(texts);
  const found: RecordFile[] = [];
  for (const sheet of sheets) {
    const stream = await sheet.open();
    const headings = await findHeadings(readSheet(stream, strings)).finally(() => stream.destroy());
    if (!headings) continue;
    found.push({
      name,
      headings: LETTERS.map((letter) => `column_${letter}`),
      titles: headings.cells,
      async *batches(columns) {
        for await (const rows of readSheet(await sheet.open(), strings)) {
          const below = rows.filter(({ line }) => line > headings.line);
          yield {
            rows: below.map(({ cells }) => columns.map((column) => cells[column] ?? '')),
            lineAt: (index) => below[index]?.line ?? 0,
            textAt: (index) => below[index]?.cells.join(',') ?? '',
          };
        }
      },
    });
  }
  if (found.length > 0) return found;
  throw new CityDataError(
    `No sheet of ${name} lists buildings with a BBL in column A and a BIN in column B. This is a different workbook, or its layout has changed.`,
  );
}
