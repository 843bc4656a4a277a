import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { InvalidRow } from '../errors.ts';
import type { TableLoad } from '../sets/set.ts';
import { CopyText } from './copy-text.ts';
import type { Progress } from './progress.ts';
import { rowReader } from './read-rows.ts';
import { newTable } from './tables.ts';

const BROKEN = 'too few values, or a line break within one';

/** What is sent to the database for a table. Rows that are not valid are rejected, and counted by `progress`. */
async function* piecesOf({ from, rest }: TableLoad, progress: Progress): AsyncGenerator<Buffer> {
  const text = new CopyText();
  if (from) {
    const { columns, read } = rowReader(from.columns, from.file.headings);
    for await (const { rows, lineOf, textOf, isBroken } of from.file.batches(columns)) {
      for (const [index, row] of rows.entries()) {
        try {
          if (isBroken?.(index)) throw new InvalidRow(BROKEN);
          for (const tableRow of from.rows(read(row))) text.add(tableRow);
        } catch (error) {
          if (!(error instanceof InvalidRow)) throw error;
          await progress.reject(from.file.name, lineOf(index), error.message, textOf(index));
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

/** Fills the new table, and resolves with the number of its rows. */
export async function copyTable(client: ClientBase, load: TableLoad, progress: Progress): Promise<number> {
  if (!load.from && !load.rest) return 0;
  const columns = load.columns.join(', ');
  const copy = client.query(copyFrom(`copy ${newTable(load.table)} (${columns}) from stdin with (freeze)`));
  await pipeline(Readable.from(piecesOf(load, progress), { objectMode: true, highWaterMark: 2 }), copy);
  return copy.rowCount;
}
