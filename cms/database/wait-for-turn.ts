import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from './transaction.ts';

/**
 * Lets requests about the same thing, named by `key`, wait for one another, in any process: the lock is
 * held until the transaction of `req` ends.
 */
export async function waitForTurn(req: PayloadRequest, key: string): Promise<void> {
  const database = await transactionOf(req);
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
