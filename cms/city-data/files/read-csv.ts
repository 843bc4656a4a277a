import type { Readable } from 'node:stream';
import { initParser, type Schema } from 'udsv';
import { CityDataError } from '../errors.ts';
import { type Batch, headingOf, type RecordFile } from './record-file.ts';

type Row = string[];

const NO_REPLACEMENTS = { empty: undefined, null: undefined, NaN: undefined };

const countLineBreaks = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** The line of each row, and of the one after them, where some have line breaks in their values. */
function linesOf(rows: readonly Row[], firstLine: number): number[] {
  const lines = [firstLine];
  for (const row of rows) {
    const breaks = row.reduce((sum, value) => sum + countLineBreaks(value), 0);
    lines.push((lines.at(-1) ?? firstLine) + 1 + breaks);
  }
  return lines;
}

/** The cells of the first line. They may be in quotes, with commas. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** A parser of the columns that the first line of a text has: it has to know how many there are. */
function parserFor(text: string) {
  const [, firstLine = '', lineBreak = '\n'] = /^([^\r\n]*)(\r\n|\r|\n)/.exec(text) ?? [];
  const cols = cellsOf(firstLine).map((name) => ({ name, type: 's' as const, repl: NO_REPLACEMENTS }));
  const schema: Schema & { skip: number } = {
    ...{ skip: 1, col: ',', row: lineBreak, encl: '"', esc: '"', trim: false, cols },
  };
  return initParser(schema);
}

/** Where the parts of a file end in the middle of a row, its last one has no line break and too few values. */
const isCutOff = (tail: string, columns: number): boolean =>
  tail.trim() !== '' && !tail.includes('\n') && tail.split(',').length < columns;

/** The rows of a CSV, without that of its headings. Throws a CityDataError where it ends within a row. */
async function* batchesOf(stream: Readable, name: string, columns: number): AsyncGenerator<Batch> {
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
    const lines = breaks === taken.length ? undefined : linesOf(taken, firstLine);
    line = lines?.at(-1) ?? firstLine + taken.length;
    breaks -= line - firstLine;
    rows = [];
    return {
      rows: taken,
      lineOf: (index) => lines?.[index] ?? firstLine + index,
      hasLineBreaks: lines !== undefined,
    };
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
    parser ??= parserFor(text);
    parser.chunk(text, parser.stringArrs<Row>, take);
    breaks += countLineBreaks(text);
    const lastBreak = text.lastIndexOf('\n');
    tail = lastBreak < 0 ? tail + text : text.slice(lastBreak + 1);
    if (rows.length > 0) yield nextBatch();
  }
  if (!parser) return;
  if (isCutOff(tail, columns)) {
    throw new CityDataError(`${name} ends in the middle of a row. Get the file again.`);
  }
  parser.end();
  if (rows.length > 0) yield nextBatch();
}

/** A CSV as a file of records. `open` streams it from its beginning. */
export function csvFile(name: string, firstLine: string, open: () => Promise<Readable>): RecordFile {
  const headings = cellsOf(firstLine).map(headingOf);
  return {
    name,
    headings,
    async *batches() {
      yield* batchesOf(await open(), name, headings.length);
    },
  };
}
