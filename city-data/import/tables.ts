import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { CityDataError } from '../errors.ts';
import type { TableLoad, TableName } from '../sets/set.ts';

const live = (table: TableName): string => `city.${table}`;
const NEW = '_new';

export const newTable = (table: TableName): string => live(table) + NEW;

/**
 * Creates the table without indexes, because they are built once it is full. Autovacuum is off, because the rows are
 * already frozen and analyzed when the table goes live. Autovacuum would read all of them again and hold a lock that
 * delays the next swap.
 */
export async function createNewTable(client: ClientBase, table: TableName): Promise<void> {
  await client.query(
    `create table ${newTable(table)} (like ${live(table)} including defaults) with (autovacuum_enabled = off)`,
  );
}

/** Returns the number of deleted rows. */
export async function deleteRepeated(
  client: ClientBase,
  { table, unique }: Pick<TableLoad, 'table' | 'unique'>,
): Promise<number> {
  if (!unique) return 0;
  const { rowCount } = await client.query(`
    delete from ${newTable(table)} where ctid in (
      select ctid from (
        select ctid, row_number() over (partition by ${unique.key} order by ${unique.order}) as place
        from ${newTable(table)}
        where (${unique.key}) in (
          select ${unique.key} from ${newTable(table)} group by ${unique.key} having count(*) > 1
        )
      ) as repeated where place > 1)`);
  return rowCount ?? 0;
}

interface Index {
  name: string;
  definition: string;
  isPrimary: boolean;
}

const INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as "isPrimary"
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = $1::regclass order by i.indisprimary desc, c.relname`;

async function listIndexes(client: ClientBase, table: string): Promise<Index[]> {
  return (await client.query<Index>(INDEXES, [table])).rows;
}

export async function createIndexes(client: ClientBase, table: TableName): Promise<void> {
  for (const { name, definition, isPrimary } of await listIndexes(client, live(table))) {
    await client.query(
      definition.replace(`INDEX ${name} ON ${live(table)} `, `INDEX ${name}${NEW} ON ${newTable(table)} `),
    );
    if (!isPrimary) continue;
    await client.query(
      `alter table ${newTable(table)} add constraint ${name}${NEW} primary key using index ${name}${NEW}`,
    );
  }
  await client.query(`analyze ${newTable(table)}`);
}

async function swapStatements(client: ClientBase, table: TableName): Promise<string[]> {
  const indexes = (await listIndexes(client, newTable(table))).map(({ name }) => name);
  return [
    `drop table ${live(table)}`,
    `alter table ${newTable(table)} rename to ${table}`,
    ...indexes.map((name) => `alter index city.${name} rename to ${name.slice(0, -NEW.length)}`),
  ];
}

/** Short, because visitors' queries queue behind the swap while it waits for the lock. */
const LOCK_TIMEOUT_MS = 1000;
const PAUSE_MS = 500;
const ATTEMPTS = 40;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/**
 * Waits until no statement reads the live tables. Commit the transaction right away, because visitors wait for it. Sends
 * all statements at once, because this process may not get the CPU between them.
 */
export async function swapTables(client: ClientBase, tables: readonly TableName[]): Promise<void> {
  const statements = [`lock table ${tables.map(live).join(', ')} in access exclusive mode`];
  for (const table of tables) statements.push(...(await swapStatements(client, table)));
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await client.query('savepoint before_lock');
    try {
      await client.query(statements.join('; '));
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await client.query('rollback to savepoint before_lock');
    }
    await wait(PAUSE_MS);
  }
  throw new CityDataError(
    'The old data was in constant use and could not be replaced. Nothing was changed. Start the import again.',
  );
}
