import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ReadableError } from '../readable-error.ts';
import {
  identifier,
  identifiers,
  MIGRATIONS,
  migrationsOf,
  SAME_TEXT_EVERYWHERE,
  type Table,
  tablesOf,
} from './catalog.ts';
import { type StoredSequence, type StoredTable, tablePath, writeMeasured } from './manifest.ts';

/** The database's part of a backup. */
export interface Dump {
  migrations: string[];
  tables: StoredTable[];
  sequences: StoredSequence[];
}

async function dumpTable(client: ClientBase, folder: string, table: Table): Promise<StoredTable> {
  const copy = client.query(
    copyTo(`copy public.${identifier(table.name)} (${identifiers(table.columns)}) to stdout`),
  );
  const measured = await writeMeasured(copy, tablePath(folder, table), createGzip());
  return { ...table, rows: copy.rowCount, ...measured };
}

async function sequencesOf(client: ClientBase): Promise<StoredSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: StoredSequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<StoredSequence, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from public.${identifier(name)}`,
    );
    for (const row of state.rows) sequences.push({ name, ...row });
  }
  return sequences;
}

/**
 * Writes every table into the folder as of one moment, while the product keeps running. Calls `inSnapshot` with a
 * connection that still sees that moment, and returns its result, too.
 */
export async function dumpDatabase<Result>(
  client: ClientBase,
  folder: string,
  inSnapshot: (client: ClientBase) => Promise<Result>,
): Promise<Dump & { result: Result }> {
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  await client.query(SAME_TEXT_EVERYWHERE);
  const found = await tablesOf(client);
  if (!found.some(({ name }) => name === MIGRATIONS)) {
    throw new ReadableError('This database holds nothing of Lotline yet: there is nothing to back up.');
  }
  const migrations = await migrationsOf(client);
  const tables: StoredTable[] = [];
  for (const table of found) tables.push(await dumpTable(client, folder, table));
  const sequences = await sequencesOf(client);
  const result = await inSnapshot(client);
  await client.query('commit');
  return { migrations, tables, sequences, result };
}
