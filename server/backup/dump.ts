import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import pg, { type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ReadableError } from '../readable-error.ts';
import { type StoredSequence, type StoredTable, tablePath, writeMeasured } from './manifest.ts';

export interface Table {
  name: string;
  columns: string[];
}

export const identifier = (name: string): string => pg.escapeIdentifier(name);
export const identifiers = (names: string[]): string => names.map(identifier).join(', ');

const TABLES = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d
      where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  order by c.relname`;

export async function listTables(client: ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows;
}

export const MIGRATIONS = 'payload_migrations';

async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${MIGRATIONS} where name is not null order by name`,
  );
  return rows.map(({ name }) => name);
}

export const SAME_TEXT_EVERYWHERE = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

interface Dump {
  migrations: string[];
  tables: StoredTable[];
  sequences: StoredSequence[];
}

async function dumpTable(client: ClientBase, folder: string, table: Table): Promise<StoredTable> {
  const copy = client.query(
    copyTo(`copy public.${identifier(table.name)} (${identifiers(table.columns)}) to stdout`),
  );
  const measured = await writeMeasured(copy, tablePath(folder, table), createGzip());
  // The row count arrives after the last row, so read it only after another statement.
  await client.query('select');
  return { ...table, rows: copy.rowCount, ...measured };
}

async function listSequences(client: ClientBase): Promise<StoredSequence[]> {
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
 * Dumps a consistent snapshot without stopping the server. Queries that `inSnapshot` runs on its client read from the
 * same snapshot.
 */
export async function dumpDatabase<Result>(
  client: ClientBase,
  folder: string,
  inSnapshot: (client: ClientBase) => Promise<Result>,
): Promise<Dump & { result: Result }> {
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  await client.query(SAME_TEXT_EVERYWHERE);
  const found = await listTables(client);
  if (!found.some(({ name }) => name === MIGRATIONS)) {
    throw new ReadableError('This database has no Lotline data yet, so there is nothing to back up.');
  }
  const migrations = await listMigrations(client);
  const tables: StoredTable[] = [];
  for (const table of found) tables.push(await dumpTable(client, folder, table));
  const sequences = await listSequences(client);
  const result = await inSnapshot(client);
  await client.query('commit');
  return { migrations, tables, sequences, result };
}
