import type { Readable } from 'node:stream';
import { CityDataError } from '../errors.ts';
import { type Batch, headingOf, type RecordFile } from './record-file.ts';
import { rowScanner } from './scan-rows.ts';

const LINE_BREAK = '\n';

const MAX_CHARACTERS = 1024 * 1024;

function countLineBreaks(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf(LINE_BREAK); at >= 0 && at < end; at = text.indexOf(LINE_BREAK, at + 1)) {
    count += 1;
  }
  return count;
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const end = piece.lastIndexOf(LINE_BREAK) + 1;
    if (end > 0) {
      yield Buffer.concat([...begun, piece.subarray(0, end)]).toString();
      begun = [];
    }
    begun.push(piece.subarray(end));
  }
  const last = Buffer.concat(begun).toString();
  if (last !== '') yield last + LINE_BREAK;
}

async function* batchesOf(
  stream: Readable,
  { name, headings }: Pick<RecordFile, 'name' | 'headings'>,
  columns: readonly number[],
): AsyncGenerator<Batch> {
  const scan = rowScanner(headings.length, columns);
  let line = 1;
  let rest = '';
  for await (const lines of linesOf(stream)) {
    const isFirst = line === 1;
    if (isFirst) line += 1;
    const text = isFirst ? lines.slice(lines.indexOf(LINE_BREAK) + 1) : rest + lines;
    const { rows, starts, end, broken } = scan(text);
    rest = text.slice(end);
    if (rest.length > MAX_CHARACTERS) {
      throw new CityDataError(
        `${name} has a quotation mark that is never closed, on line ${line} or later. Get the file again.`,
      );
    }
    const firstLine = line;
    line += countLineBreaks(text, end);
    const textOf = (index: number) => text.slice(starts[index], starts[index + 1] ?? end).trimEnd();
    yield {
      rows,
      lineOf: (index) => firstLine + countLineBreaks(text, starts[index] ?? 0),
      textOf,
      isBroken: broken.size === 0 ? undefined : (index) => broken.has(index),
    };
  }
  if (rest.trim() !== '') {
    throw new CityDataError(`${name} ends in the middle of a row. Get the file again.`);
  }
}

export function csvFile(name: string, firstLine: string, open: () => Promise<Readable>): RecordFile {
  const headings = cellsOf(firstLine).map(headingOf);
  return {
    name,
    headings,
    async *batches(columns) {
      yield* batchesOf(await open(), { name, headings }, columns);
    },
  };
}
