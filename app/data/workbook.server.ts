import { fromBufferPromise, type ZipFile } from 'yauzl';
import { readSheet } from '#city-data/files/read-sheet.ts';
import { readSharedStrings, type SharedStrings } from '#city-data/files/shared-strings.ts';
import { isWorkbook, workbookParts } from '#city-data/files/workbook.ts';
import { parseXml } from '#city-data/files/xml.ts';
import { type ZippedFile, zippedFiles } from '#city-data/files/zip.ts';

/** A small zip file may expand to thousands of times its size. */
const MAX_BYTES = 16 * 1024 * 1024;

const MAX_ENTRIES = 200;

export type WorkbookError = 'damaged' | 'not a workbook' | 'too large';

interface Named {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Finds the XML elements with one of these names in a part of the workbook. */
async function findElements(part: ZippedFile | undefined, names: readonly string[]): Promise<Named[]> {
  const found: Named[] = [];
  if (!part) return found;
  const open = (name: string, attributes: Named['attributes']) => {
    if (names.includes(name)) found.push({ name, attributes });
  };
  const parsed = parseXml(await part.open(), { open });
  let step = await parsed.next();
  while (!step.done) step = await parsed.next();
  return found;
}

/** Returns visible sheets in tab order, or all sheets if the workbook lists none as visible. */
async function visibleSheets(files: readonly ZippedFile[], sheets: readonly ZippedFile[]) {
  const findPart = (path: string) => files.find((file) => file.path === path);
  const [tabs, links] = await Promise.all([
    findElements(findPart('xl/workbook.xml'), ['sheet']),
    findElements(findPart('xl/_rels/workbook.xml.rels'), ['Relationship']),
  ]);
  const targets = new Map(links.map(({ attributes }) => [attributes.Id, attributes.Target ?? '']));
  const named = tabs.flatMap(({ attributes: { state = 'visible', ...attributes } }) => {
    const target = targets.get(attributes['r:id'])?.replace(/^(?:\/?xl\/)?/, 'xl/');
    const sheet = sheets.find(({ path }) => path === target);
    return sheet ? [{ sheet, state }] : [];
  });
  const visible = named.filter(({ state }) => state === 'visible').map(({ sheet }) => sheet);
  return visible.length > 0 ? visible : sheets;
}

const MERGED = /^([A-Z]{1,2})(\d+):[A-Z]+(\d+)$/;

const columnIn = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Copies the text of a merged cell to all of its rows, because the file stores it only in the first row. */
async function fillMerged(rows: string[][], sheet: ZippedFile): Promise<string[][]> {
  for (const { attributes } of await findElements(sheet, ['mergeCell'])) {
    const [, letters = '', from, to] = MERGED.exec(attributes.ref ?? '') ?? [];
    const column = columnIn(letters);
    const text = rows[Number(from) - 1]?.[column];
    for (const cells of text ? rows.slice(Number(from), Number(to)) : []) {
      while (cells.length > 0 && cells.length < column) cells.push('');
      if (cells.length > 0 && !cells[column]) cells[column] = text ?? '';
    }
  }
  return rows;
}

async function sheetRows(sheet: ZippedFile, strings: SharedStrings, most: number): Promise<string[][]> {
  const stream = await sheet.open();
  const found: string[][] = [];
  try {
    for await (const rows of readSheet(stream, strings)) {
      for (const { line, cells } of rows) {
        // A sheet may end with a million empty rows.
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

type Accept = (rows: readonly (readonly string[])[]) => boolean;

async function readOpen(zip: ZipFile, most: number, accept: Accept): Promise<string[][] | WorkbookError> {
  if (zip.entryCount > MAX_ENTRIES) return 'too large';
  const files = await zippedFiles(zip);
  if (!isWorkbook(files)) return 'not a workbook';
  const { sheets, texts } = workbookParts(files);
  const size = [...sheets, ...(texts ? [texts] : [])].reduce((sum, file) => sum + file.size, 0);
  if (size > MAX_BYTES) return 'too large';
  const strings = await readSharedStrings(texts);
  let first: { rows: string[][]; sheet: ZippedFile } | undefined;
  for (const sheet of await visibleSheets(files, sheets)) {
    const rows = await sheetRows(sheet, strings, most);
    if (accept(rows)) return fillMerged(rows, sheet);
    if (rows.length > 0) first ??= { rows, sheet };
  }
  return first ? fillMerged(first.rows, first.sheet) : [];
}

/**
 * Reads the first visible sheet for which `accept` returns true, or else the first that is not empty. Stops once it has
 * more than `most` rows. Reads formulas as their stored values.
 */
export async function readWorkbookRows(
  bytes: Buffer,
  most: number,
  accept: Accept,
): Promise<string[][] | WorkbookError> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(bytes);
  } catch {
    return 'damaged';
  }
  try {
    return await readOpen(zip, most, accept);
  } catch {
    return 'damaged';
  } finally {
    zip.close();
  }
}
