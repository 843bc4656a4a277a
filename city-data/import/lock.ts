import type { Database } from '../database.ts';

/** Advisory lock held by the import's connection, so that only one import runs at a time across all processes. */
export const IMPORT_LOCK = 970_198;

/** Returns undefined if another process holds the lock. */
export async function withLock<Result>(
  client: Database,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    lock,
  ]);
  if (!rows[0]?.locked) return undefined;
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
  }
}

export const withImportLock = <Result>(client: Database, work: () => Promise<Result>) =>
  withLock(client, IMPORT_LOCK, work);
