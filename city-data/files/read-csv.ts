import { pipeline, type Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { CityDataError } from '../errors.ts';
import { type Batch, normalizeHeading, type RecordFile } from './record-file.ts';

const ROWS = 500;

const OPTIONS = {
  bom: true,
  record_delimiter: ['\n', '\r\n'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: 1024 * 1024,
} satisfies Options;

const DELIMITERS = [',', ';', '\t'];

interface Row {
  record: string[];
  info: { lines: number };
}

function headingCells(start: string, delimiter: string): string[] {
  try {
    return parseText(start, { ...OPTIONS, delimiter, to: 1 })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** Picks the delimiter that yields the most headings. */
const readHeadings = (start: string) =>
  DELIMITERS.map((delimiter) => ({
    delimiter,
    headings: headingCells(start, delimiter).map(normalizeHeading),
  })).reduce((best, other) => (other.headings.length > best.headings.length ? other : best));

const startLine = ({ record, info }: Row): number => info.lines - (record.join('').split('\n').length - 1);

function toBatch(parsed: readonly Row[], columns: readonly number[], width: number): Batch {
  const broken = new Set(parsed.filter(({ record }) => record.length < width));
  return {
    rows: parsed.map(({ record }) => columns.map((column) => record[column] ?? '')),
    lineAt: (index) => parsed.slice(index, index + 1).map(startLine)[0] ?? 0,
    textAt: (index) => parsed[index]?.record.join(',') ?? '',
    isBroken:
      broken.size === 0
        ? undefined
        : (index) => parsed.slice(index, index + 1).some((row) => broken.has(row)),
  };
}

const cutOff = (name: string): CityDataError =>
  new CityDataError(`${name} ends in the middle of a row. Get the file again.`);

const damaged = ({ code }: CsvError, name: string, line: number): CityDataError =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? cutOff(name)
    : new CityDataError(
        `${name} has a quotation mark that is never closed, on line ${line} or later. Get the file again.`,
      );

/** `start` is the beginning of the file, including the whole heading row. */
export function csvFile(name: string, start: string, open: () => Promise<Readable>): RecordFile {
  const { delimiter, headings } = readHeadings(start);

  async function* batches(columns: readonly number[]): AsyncGenerator<Batch> {
    const parser = parse({ ...OPTIONS, delimiter, from: 2, info: true });
    const parsed: AsyncIterable<Row> = pipeline(await open(), parser, () => undefined);
    let rows: Row[] = [];
    let last: Row | undefined;
    try {
      for await (last of parsed) {
        if (rows.push(last) < ROWS) continue;
        yield toBatch(rows, columns, headings.length);
        rows = [];
      }
    } catch (error) {
      throw error instanceof CsvError ? damaged(error, name, (last?.info.lines ?? 1) + 1) : error;
    }
    yield toBatch(rows, columns, headings.length);
    if (last && last.record.length < headings.length) throw cutOff(name);
  }
  return { name, headings, batches };
}
