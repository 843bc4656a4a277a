import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { JOB_RUNNERS_LOCK } from '#cms/jobs/interrupted-jobs.ts';
import { migrations } from '#migrations/index.ts';
import { ReadableError } from '../readable-error.ts';
import { identifier, identifiers, MIGRATIONS, SAME_TEXT_EVERYWHERE, type Table, listTables } from './dump.ts';
import { type Manifest, type StoredTable, tablePath } from './manifest.ts';

const NOT_OF_EXTENSION = `not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

const REST = `
  select format('drop function public.%I(%s) cascade', o.proname, pg_get_function_identity_arguments(o.oid)) as statement
    from pg_proc o where o.pronamespace = 'public'::regnamespace and o.prokind = 'f' and ${NOT_OF_EXTENSION}
  union all
  select format('drop sequence public.%I cascade', o.relname)
    from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind = 'S' and ${NOT_OF_EXTENSION}
  union all
  select format('drop type public.%I cascade', o.typname)
    from pg_type o where o.typnamespace = 'public'::regnamespace and o.typtype = 'e' and ${NOT_OF_EXTENSION}`;

async function hasRows(client: ClientBase, { name }: Table): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from public.${identifier(name)}) as found`,
  );
  return rows[0]?.found === true;
}

async function requireStopped(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    JOB_RUNNERS_LOCK,
  ]);
  if (rows[0]?.locked) return;
  throw new ReadableError(
    'Lotline is running on this database. Stop all of its processes first. Nothing was changed.',
  );
}

async function requireConsent(client: ClientBase, tables: Table[], replace: boolean): Promise<void> {
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === MIGRATIONS)) {
    throw new ReadableError(
      'This database has tables that do not belong to Lotline. Restore into a separate database. Nothing was changed.',
    );
  }
  if (replace) return;
  for (const table of tables) {
    if (table.name === MIGRATIONS || !(await hasRows(client, table))) continue;
    throw new ReadableError(
      'This database is not empty. Use --replace to delete its contents and restore the backup. Nothing was changed.',
    );
  }
}

/**
 * Empties the database, within the transaction of `client`. Throws a ReadableError if the server is running, if the
 * database has tables that are not ours, or if it is not empty and `replace` is false.
 */
export async function clearDatabase(client: ClientBase, replace: boolean): Promise<void> {
  await requireStopped(client);
  const tables = await listTables(client);
  await requireConsent(client, tables, replace);
  // The backup's migrations recreate these schemas. The next start and the next imports fill them.
  await client.query('drop schema if exists city, search cascade');
  for (const { name } of tables) await client.query(`drop table public.${identifier(name)} cascade`);
  const { rows } = await client.query<{ statement: string }>(REST);
  for (const { statement } of rows) await client.query(statement);
}

async function createTables(client: Client, wanted: string[]): Promise<void> {
  const db = drizzle(client) as MigrateUpArgs['db'];
  for (const { name, up } of migrations) {
    if (wanted.includes(name)) await up({ db } as MigrateUpArgs);
  }
}

async function requireSameTables(client: ClientBase, stored: StoredTable[]): Promise<void> {
  const shapeOf = ({ name, columns }: { name: string; columns: string[] }) => `${name}: ${columns.join(' ')}`;
  const made = (await listTables(client)).map(shapeOf);
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
      `The table ${table.name} of this backup has ${copy.rowCount} rows, but its manifest states ${table.rows}. Nothing was changed.`,
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
 * Runs `fill` without foreign keys and triggers, so that the order of tables does not matter. Adding the keys again
 * checks every row. The owner of the tables may do this, whereas session_replication_role requires privileges that
 * managed databases do not grant.
 */
async function withoutConstraints(
  client: ClientBase,
  tables: Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const runAll = (statements: string[]) => client.query(statements.join(';'));
  await runAll(keys.map(({ table, name }) => `alter table ${table} drop constraint ${identifier(name)}`));
  const filled: string[] = [];
  for (const table of tables) if (await hasRows(client, table)) filled.push(table.name);
  if (filled.length > 0) await client.query(`truncate ${identifiers(filled)}`);
  await runAll(tables.map(({ name }) => `alter table ${identifier(name)} disable trigger user`));
  await fill();
  await runAll(tables.map(({ name }) => `alter table ${identifier(name)} enable trigger user`));
  await runAll(
    keys.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${identifier(name)} ${definition}`,
    ),
  );
}

export async function loadDatabase(client: Client, folder: string, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest;
  await client.query(SAME_TEXT_EVERYWHERE);
  await createTables(client, manifest.migrations);
  await requireSameTables(client, tables);
  await withoutConstraints(client, tables, async () => {
    for (const table of tables.filter(({ rows }) => rows > 0)) await loadTable(client, folder, table);
  });
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`public.${identifier(name)}`, last, isCalled]);
  }
  await client.query('analyze');
}
