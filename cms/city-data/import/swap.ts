import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { CityDataError } from '../errors.ts';
import type { TableName } from '../sets/set.ts';
import { lockTables, replaceTable } from './tables.ts';

/** Visitors who come while the swap waits for those before them wait as well, so it gives way soon. */
const LOCK_TIMEOUT_MS = 1000;
const PAUSE_MS = 500;
const ATTEMPTS = 40;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

async function lockWithPatience(client: ClientBase, tables: readonly TableName[]): Promise<void> {
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await client.query('savepoint before_lock');
    try {
      await lockTables(client, tables);
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

/**
 * Puts the new tables in the place of the live ones, as soon as no statement reads those. The transaction has to be
 * committed at once.
 */
export async function swapTables(client: ClientBase, tables: readonly TableName[]): Promise<void> {
  await lockWithPatience(client, tables);
  for (const table of tables) await replaceTable(client, table);
}
