import { fromBufferPromise, type ZipFile } from 'yauzl';
import { readSheet } from '#city-data/files/read-sheet.ts';
import { readSharedStrings, type SharedStrings } from '#city-data/files/shared-strings.ts';
import { isWorkbook, workbookParts } from '#city-data/files/workbook.ts';
import { type ZippedFile, zippedFiles } from '#city-data/files/zip.ts';

/** A small file may hold texts that are thousands of times as large. */
const MAX_BYTES = 16 * 1024 * 1024;

const MAX_ENTRIES = 200;

export type WorkbookError = 'damaged' | 'not a workbook' | 'too large';

async function sheetRows(sheet: ZippedFile, strings: SharedStrings, most: number): Promise<string[][]> {
  const stream = await sheet.open();
  const found: string[][] = [];
  try {
    for await (const rows of readSheet(stream, strings)) {
      for (const { line, cells } of rows) {
        // Empty rows at the end of a sheet may go on for a million lines.
        if (!cells.some((cell) => cell.trim() !== '')) continue;
        while (found.length < Math.min(line - 1, most)) found.push([]);
        found.push(cells);
        if (found.length > most) return found;
      }
    }
    return found;
  } finally {
    stream.destroy();
  }
}

async function readOpen(zip: ZipFile, most: number): Promise<string[][] | WorkbookError> {
  if (zip.entryCount > MAX_ENTRIES) return 'too large';
  const files = await zippedFiles(zip);
  if (!isWorkbook(files)) return 'not a workbook';
  const { sheets, texts } = workbookParts(files);
  const size = [...sheets, ...(texts ? [texts] : [])].reduce((sum, file) => sum + file.size, 0);
  if (size > MAX_BYTES) return 'too large';
  const strings = await readSharedStrings(texts);
  for (const sheet of sheets) {
    const rows = await sheetRows(sheet, strings, most);
    if (rows.length > 0) return rows;
  }
  return [];
}

/**
 * The cells of the first sheet that has any, up to `most` lines. Formulas have the values that were stored
 * with them.
 */
export async function readWorkbookRows(bytes: Buffer, most: number): Promise<string[][] | WorkbookError> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(bytes);
  } catch {
    return 'damaged';
  }
  try {
    return await readOpen(zip, most);
  } catch {
    return 'damaged';
  } finally {
    zip.close();
  }
}
