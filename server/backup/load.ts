import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrations } from '#migrations/index.ts';
import { ReadableError } from '../readable-error.ts';
import { identifier, identifiers, SAME_TEXT_EVERYWHERE, tablesOf } from './catalog.ts';
import { withoutRules } from './without-rules.ts';
import { type Manifest, type StoredTable, tablePath } from './manifest.ts';

/** Makes the tables in the form that the back-up has. */
async function makeTables(client: Client, wanted: string[]): Promise<void> {
  const db = drizzle(client) as unknown as MigrateUpArgs['db'];
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
  throw new ReadableError(
    'The tables of this back-up are not those that its migrations make. Nothing was changed.',
  );
}

async function loadTable(client: ClientBase, folder: string, table: StoredTable): Promise<void> {
  const target = `public.${identifier(table.name)} (${identifiers(table.columns)})`;
  const copy = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), copy);
  if (copy.rowCount !== table.rows) {
    throw new ReadableError('A table of this back-up has other rows than it says. Nothing was changed.');
  }
}

/** Fills an empty database, in the transaction of `client`, with what the back-up holds. */
export async function loadDatabase(client: Client, folder: string, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest;
  await client.query(SAME_TEXT_EVERYWHERE);
  await makeTables(client, manifest.migrations);
  await requireSameTables(client, tables);
  await withoutRules(client, tables, async () => {
    for (const table of tables) await loadTable(client, folder, table);
  });
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`public.${identifier(name)}`, last, isCalled]);
  }
  await client.query('analyze');
}
