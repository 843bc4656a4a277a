import type { Readable } from 'node:stream';
import { inferSchema, initParser } from 'udsv';
import { CityDataError } from '../errors.ts';
import { type Batch, headingOf, type RecordFile } from './record-file.ts';

type Row = string[];

const countLineBreaks = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** The line of each row, where some have line breaks in their values. */
function linesOf(rows: readonly Row[], firstLine: number): number[] {
  let line = firstLine;
  return rows.map((row) => {
    const start = line;
    line += 1 + row.reduce((sum, value) => sum + countLineBreaks(value), 0);
    return start;
  });
}

/** Where the parts of a file end in the middle of a row, its last one has no line break and too few values. */
const isCutOff = (tail: string, columns: number): boolean =>
  tail.trim() !== '' && !tail.includes('\n') && tail.split(',').length < columns;

/** The rows of a CSV, without that of its headings. Throws a CityDataError where it ends within a row. */
async function* batchesOf(stream: Readable, name: string): AsyncGenerator<Batch> {
  let parser: ReturnType<typeof initParser> | undefined;
  let rows: Row[] = [];
  const take = (row: Row) => {
    rows.push(row);
  };
  let line = 2;
  /** Line breaks of rows that are not read to their end. Those of the headings are not counted. */
  let breaks = -1;
  let held = '';
  let tail = '';
  const nextBatch = (): Batch => {
    const taken = rows;
    const firstLine = line;
    const isPlain = breaks === taken.length;
    const lines = isPlain ? undefined : linesOf(taken, firstLine);
    line = (lines?.at(-1) ?? firstLine - 1) + 1 + (lines ? 0 : taken.length);
    breaks -= line - firstLine;
    rows = [];
    return { rows: taken, lineOf: (index) => lines?.[index] ?? firstLine + index };
  };
  stream.setEncoding('utf8');
  for await (const piece of stream as AsyncIterable<string>) {
    let text = held + piece;
    held = '';
    // The parser takes the two characters of a line break only together, and its headings only as a whole.
    if (!parser && !/[\r\n][^]/.test(text)) {
      held = text;
      continue;
    }
    if (text.endsWith('\r')) {
      text = text.slice(0, -1);
      held = '\r';
    }
    parser ??= initParser(inferSchema(text, { encl: '"' }));
    parser.chunk(text, parser.stringArrs<Row>, take);
    breaks += countLineBreaks(text);
    const lastBreak = text.lastIndexOf('\n');
    tail = lastBreak < 0 ? tail + text : text.slice(lastBreak + 1);
    if (rows.length > 0) yield nextBatch();
  }
  if (!parser) return;
  if (isCutOff(tail, parser.schema.cols.length)) {
    throw new CityDataError(`${name} ends in the middle of a row. Get the file again.`);
  }
  parser.end();
  if (rows.length > 0) yield nextBatch();
}

/** The headings in the first line of a CSV. */
export function csvHeadings(firstLine: string): string[] {
  const schema = inferSchema(`${firstLine}\n`, { encl: '"' });
  return schema.cols.map(({ name }) => headingOf(name));
}

/** A CSV as a file of records. `open` streams it from its beginning. */
export const csvFile = (name: string, firstLine: string, open: () => Promise<Readable>): RecordFile => ({
  name,
  headings: csvHeadings(firstLine),
  async *batches() {
    yield* batchesOf(await open(), name);
  },
});
