import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { InvalidRow } from '../errors.ts';
import type { SourceColumns, TableLoad } from '../sets/set.ts';
import { NULL } from '../sets/values.ts';
import { CopyText } from './copy-text.ts';
import type { Progress } from './progress.ts';
import { newTable } from './tables.ts';

function firstFilled(row: readonly string[], places: readonly number[]): string {
  for (const place of places) {
    const text = row[place];
    if (text !== undefined && text.trim() !== '') return text;
  }
  return '';
}

function rowReader(wanted: SourceColumns, headings: readonly string[]) {
  const isWanted = new Set(Object.values(wanted).flatMap((column) => column.headings));
  const columns = headings.flatMap((heading, column) => (isWanted.has(heading) ? column : []));
  const readHeadings = columns.map((column) => headings[column]);
  const readers = Object.entries(wanted).map(([name, column]) => ({
    name,
    as: column.as,
    places: column.headings.map((heading) => readHeadings.indexOf(heading)).filter((place) => place >= 0),
  }));
  const read = (row: readonly string[]): string[] => {
    const values: string[] = [];
    for (const { name, places, as } of readers) {
      const [first] = places;
      if (first === undefined) {
        values.push(NULL);
        continue;
      }
      const text = places.length === 1 ? (row[first] ?? '') : firstFilled(row, places);
      try {
        values.push(as(text));
      } catch (error) {
        if (error instanceof InvalidRow) throw new InvalidRow(`${name}: ${error.message}`);
        throw error;
      }
    }
    return values;
  };
  return { columns, read };
}

const BROKEN = 'too few values, or a line break that is not in quotation marks';

async function* pieces({ from, rest }: TableLoad, progress: Progress): AsyncGenerator<Buffer> {
  const text = new CopyText();
  if (from) {
    const { columns, read } = rowReader(from.columns, from.file.headings);
    for await (const { rows, lineAt, textAt, isBroken } of from.file.batches(columns)) {
      for (const [index, row] of rows.entries()) {
        try {
          if (isBroken?.(index)) throw new InvalidRow(BROKEN);
          for (const tableRow of from.rows(read(row))) text.add(tableRow);
        } catch (error) {
          if (!(error instanceof InvalidRow)) throw error;
          await progress.reject(
            from.file.name,
            lineAt(index),
            error.message,
            from.isPrivate ? '' : textAt(index),
          );
        }
      }
      progress.countRead(rows.length);
      if (text.isFull()) yield text.take();
    }
  }
  for (const row of rest?.() ?? []) {
    text.add(row);
    if (text.isFull()) yield text.take();
  }
  yield text.take();
}

export async function copyTable(client: ClientBase, load: TableLoad, progress: Progress): Promise<number> {
  if (!load.from && !load.rest) return 0;
  const columns = load.columns.join(', ');
  const copy = client.query(copyFrom(`copy ${newTable(load.table)} (${columns}) from stdin with (freeze)`));
  await pipeline(Readable.from(pieces(load, progress), { objectMode: true, highWaterMark: 2 }), copy);
  return copy.rowCount;
}
