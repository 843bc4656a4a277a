import { type FileHandle, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { csvFile } from '../files/read-csv.ts';
import type { RecordFile } from '../files/record-file.ts';
import { syncDirectory } from '../folders.ts';
import type { SetName } from '../sets/set.ts';
import type { PortalRow } from './portal.ts';

const stateSchema = z.object({
  /** A sync continues a leftover file only if it has the same purpose. */
  purpose: z.string(),
  columns: z.array(z.string()),
  where: z.string().optional(),
  /** When the set had last changed before its rows were read. */
  changedAt: z.coerce.date(),
  last: z.object({ at: z.string(), id: z.string().optional() }).optional(),
  rows: z.number(),
  bytes: z.number(),
});

export type RowFileState = z.infer<typeof stateSchema>;

export type RowFileStart = Pick<RowFileState, 'purpose' | 'columns' | 'where' | 'changedAt' | 'last'>;

const PRIVATE = 0o600;

/** Replaces line breaks within a value, because the importer would reject the row. */
function text(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/[\r\n]+/g, ' ');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

async function readState(file: string): Promise<RowFileState | undefined> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

const canContinue = (state: RowFileState, { purpose, columns }: RowFileStart): boolean =>
  state.purpose === purpose && state.columns.join() === columns.join();

/**
 * Stores the pages of a set on disk. A state file records how much is complete, so that the next sync can continue after
 * this process is killed.
 */
export class RowFile {
  readonly #name: SetName;
  readonly #handle: FileHandle;
  state: RowFileState;

  private constructor(name: SetName, handle: FileHandle, state: RowFileState) {
    this.#name = name;
    this.#handle = handle;
    this.state = state;
  }

  static readonly #path = (name: SetName, kind: 'csv' | 'json') =>
    path.join(syncDirectory(), `${name}.${kind}`);

  static async open(name: SetName, start: RowFileStart): Promise<RowFile> {
    await mkdir(syncDirectory(), { recursive: true, mode: 0o700 });
    const state = await readState(RowFile.#path(name, 'json'));
    const handle = await open(RowFile.#path(name, 'csv'), 'a+', PRIVATE);
    const { size } = await handle.stat();
    if (state && canContinue(state, start) && size >= state.bytes) {
      await handle.truncate(state.bytes);
      return new RowFile(name, handle, state);
    }
    const file = new RowFile(name, handle, { ...start, rows: 0, bytes: 0 });
    await file.restart(start);
    return file;
  }

  async restart(start: RowFileStart): Promise<void> {
    await this.#handle.truncate(0);
    this.state = { ...start, rows: 0, bytes: 0 };
    await this.#write(`${start.columns.join(',')}\n`);
  }

  async append(rows: readonly PortalRow[]): Promise<void> {
    const { columns } = this.state;
    const last = rows.at(-1);
    this.state.rows += rows.length;
    if (last) this.state.last = { at: last[':updated_at'], id: last[':id'] };
    await this.#write(stringify(rows.map((row) => columns.map((column) => text(row[column])))));
  }

  async #write(lines: string): Promise<void> {
    const bytes = Buffer.from(lines);
    await this.#handle.appendFile(bytes);
    await this.#handle.datasync();
    this.state.bytes += bytes.length;
    await this.save();
  }

  async save(): Promise<void> {
    const file = RowFile.#path(this.#name, 'json');
    await writeFile(`${file}.new`, JSON.stringify(this.state), { mode: PRIVATE });
    await rename(`${file}.new`, file);
  }

  toRead(): RecordFile {
    const file = RowFile.#path(this.#name, 'csv');
    return csvFile(path.basename(file), this.state.columns.join(','), () =>
      Promise.resolve(createReadStream(file)),
    );
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  static async remove(name: SetName): Promise<void> {
    for (const kind of ['json', 'csv'] as const) await rm(RowFile.#path(name, kind), { force: true });
  }
}
