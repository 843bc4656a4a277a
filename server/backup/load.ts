import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrations } from '#migrations/index.ts';
import { ReadableError } from '../readable-error.ts';
import { identifier, identifiers, SAME_TEXT_EVERYWHERE, type Table, tablesOf } from './catalog.ts';
import { type Manifest, type StoredTable, tablePath } from './manifest.ts';

/** Creates the tables with the schema of the backup. */
async function createTables(client: Client, wanted: string[]): Promise<void> {
  const db = drizzle(client) as MigrateUpArgs['db'];
  for (const { name, up } of migrations) {
    if (wanted.includes(name)) await up({ db } as MigrateUpArgs);
  }
}

async function requireSameTables(client: ClientBase, stored: StoredTable[]): Promise<void> {
  const shapeOf = ({ name, columns }: { name: string; columns: string[] }) => `${name}: ${columns.join(' ')}`;
  const made = (await tablesOf(client)).map(shapeOf);
  const wanted = stored.map(shapeOf);
  const different = wanted.length !== made.length || wanted.some((shape, index) => shape !== made[index]);
  if (!different) return;
  throw new ReadableError('The tables of this backup do not match its migrations. Nothing was changed.');
}

async function loadTable(client: ClientBase, folder: string, table: StoredTable): Promise<void> {
  const target = `public.${identifier(table.name)} (${identifiers(table.columns)})`;
  const copy = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), copy);
  if (copy.rowCount !== table.rows) {
    throw new ReadableError(
      'A table of this backup does not have the rows that its manifest states. Nothing was changed.',
    );
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/**
 * Empties the tables, and fills them while no foreign key requires an order and no trigger changes rows. The keys are
 * added again afterwards, which checks every row. The tables' owner may do all this; turning the keys off with
 * session_replication_role needs rights that managed databases do not grant.
 */
async function withoutConstraints(
  client: ClientBase,
  tables: Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${identifier(name)}`);
  }
  await client.query(`truncate ${identifiers(tables.map(({ name }) => name))}`);
  for (const { name } of tables) await client.query(`alter table ${identifier(name)} disable trigger user`);
  await fill();
  for (const { name } of tables) await client.query(`alter table ${identifier(name)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${identifier(name)} ${definition}`);
  }
}

/** Fills an empty database, in the transaction of `client`, with the backup's data. */
export async function loadDatabase(client: Client, folder: string, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest;
  await client.query(SAME_TEXT_EVERYWHERE);
  await createTables(client, manifest.migrations);
  await requireSameTables(client, tables);
  await withoutConstraints(client, tables, async () => {
    for (const table of tables) await loadTable(client, folder, table);
  });
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`public.${identifier(name)}`, last, isCalled]);
  }
  await client.query('analyze');
}
