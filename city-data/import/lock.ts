import type { ClientBase } from 'pg';

/** Held by the connection of the only import that may run across all processes. */
export const IMPORT_LOCK = 970_198;

/** Undefined if another process imports. */
export async function withImportLock<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    IMPORT_LOCK,
  ]);
  if (!rows[0]?.locked) return undefined;
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]).catch(() => undefined);
  }
}
