import { CsvError, parse } from 'csv-parse/sync';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { hasHeadings, UnreadableList } from './read-rows.ts';

const SEPARATORS = ['\t', ';', ','] as const;

/** Leaves room for empty rows, and for one row more than a list may have. */
const MAX_ROWS = MAX_BUILDINGS * 4;

/** Enough for 500 rows of a city report, which has about 250 columns. */
const MAX_CELLS = 200_000;
/** The number of lines in which to look for headings, because a report title may come first. */
const MAX_TOP = 40;
const MAX_ROW_LENGTH = 50_000;

/** Excel may declare the separator in the first line. */
const SEPARATOR_LINE = /^sep=(.)(?=\r?\n)/i;

function detectSeparator(text: string): string {
  const [, named] = SEPARATOR_LINE.exec(text) ?? [];
  if (named) return named;
  const lines = text.split(/\r?\n|\r/, MAX_TOP).filter((each) => each.trim() !== '');
  const cellsBy = (separator: string) => lines.map((each) => each.split(separator));
  const ofHeadings = SEPARATORS.find((each) => hasHeadings(cellsBy(each).filter(({ length }) => length > 1)));
  if (ofHeadings) return ofHeadings;
  const [line = ''] = lines;
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}

const isUtf16 = (bytes: Uint8Array, first: number, second: number): boolean =>
  bytes[0] === first && bytes[1] === second;

/** In UTF-16, every other byte of Latin text is zero. */
function zerosAt(bytes: Uint8Array, offset: 0 | 1): boolean {
  const peek = bytes.subarray(0, 200);
  const places = Array.from({ length: Math.floor(peek.length / 2) }, (_, index) => index * 2 + offset);
  return places.length > 3 && places.filter((place) => peek[place] === 0).length > places.length * 0.8;
}

/** The Windows-1252 characters for bytes 0x80 to 0x9F, which are control characters in Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Works around Node 20, where `TextDecoder` decodes Windows-1252 as Latin-1. Not needed in Node 24:
 * https://github.com/nodejs/node/issues/56542
 */
const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));

function decode(bytes: Uint8Array): string {
  if (isUtf16(bytes, 0xff, 0xfe) || zerosAt(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes);
  if (isUtf16(bytes, 0xfe, 0xff) || zerosAt(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** Decodes UTF-8, UTF-16 and Windows-1252. Throws `UnreadableList` for other files. */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) {
    throw new UnreadableList('We cannot read this file. Save it as CSV or as an Excel workbook (.xlsx)');
  }
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text)) {
    throw new UnreadableList(
      'This file is a web page, not a table. Save it as CSV or as an Excel workbook (.xlsx)',
    );
  }
  return text;
}

/** Counts cells before parsing. Throws `UnreadableList` if there are too many. */
function rejectManyCells(text: string, separator: string): void {
  let cells = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) cells += 1;
  if (cells > MAX_CELLS) {
    throw new UnreadableList(
      'This list has too many cells. Leave only the columns with addresses, BBLs, or BINs',
    );
  }
}

function parseCells(text: string, delimiter: string): string[][] {
  rejectManyCells(text, delimiter);
  const options = {
    delimiter,
    max_record_size: MAX_ROW_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: MAX_ROWS,
  };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  try {
    return parse(text, { ...options, quote: false });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableList('A row of this list is too long. Enter one building per line');
  }
}

export const readCsv = (text: string): string[][] =>
  parseCells(text.replace(SEPARATOR_LINE, ''), detectSeparator(text));
