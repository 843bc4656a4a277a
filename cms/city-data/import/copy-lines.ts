import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { InvalidRow } from '../errors.ts';
import type { TableLoad } from '../sets/set.ts';
import type { Progress } from './progress.ts';
import { rowReader } from './read-rows.ts';
import { newTable } from './tables.ts';

/** How much text goes to the database at once. */
const PIECE_CHARACTERS = 128 * 1024;

/** Collects lines into larger pieces. */
class Pieces {
  #lines: string[] = [];
  #size = 0;

  add(line: string): void {
    this.#lines.push(line);
    this.#size += line.length + 1;
  }

  isFull(): boolean {
    return this.#size >= PIECE_CHARACTERS;
  }

  /** Undefined where there are none. */
  take(): Buffer | undefined {
    if (this.#lines.length === 0) return undefined;
    const piece = Buffer.from(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
    this.#size = 0;
    return piece;
  }
}

const BROKEN = 'too few values, or a line break within one';
const isBroken = (value: string): boolean => value.includes('\n');

/** What is sent to the database for a table. Rows that are not valid are rejected, and counted by `progress`. */
async function* piecesOf({ from, rest }: TableLoad, progress: Progress): AsyncGenerator<Buffer> {
  const pieces = new Pieces();
  const add = (lines: string | readonly string[]) => {
    if (typeof lines === 'string') pieces.add(lines);
    else for (const line of lines) pieces.add(line);
  };
  if (from) {
    const read = rowReader(from.columns, from.file.headings);
    for await (const { rows, lineOf, hasLineBreaks } of from.file.batches()) {
      for (const [index, row] of rows.entries()) {
        try {
          if (hasLineBreaks && row.some(isBroken)) throw new InvalidRow(BROKEN);
          add(from.lines(read(row)));
        } catch (error) {
          if (!(error instanceof InvalidRow)) throw error;
          await progress.reject(from.file.name, lineOf(index), error.message, row);
        }
      }
      progress.countRead(rows.length);
      const piece = pieces.isFull() ? pieces.take() : undefined;
      if (piece) yield piece;
    }
  }
  for (const line of rest?.() ?? []) {
    pieces.add(line);
    if (!pieces.isFull()) continue;
    const piece = pieces.take();
    if (piece) yield piece;
  }
  const last = pieces.take();
  if (last) yield last;
}

/** Fills the new table, and resolves with the number of its rows. */
export async function copyTable(client: ClientBase, load: TableLoad, progress: Progress): Promise<number> {
  if (!load.from && !load.rest) return 0;
  const columns = load.columns.join(', ');
  const copy = client.query(copyFrom(`copy ${newTable(load.table)} (${columns}) from stdin with (freeze)`));
  await pipeline(Readable.from(piecesOf(load, progress), { objectMode: true, highWaterMark: 2 }), copy);
  return copy.rowCount;
}
