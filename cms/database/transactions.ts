import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** The database connection of the request's transaction, or the pool when it has none. */
export async function transactionOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const { db } = req.payload;
  const id = await req.transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  return (session?.db as typeof db.drizzle | undefined) ?? db.drizzle;
}

/**
 * Lets requests about the same thing, named by `key`, wait for one another, in any process: the lock is
 * held until the transaction of `req` ends.
 */
export async function lockUntilCommit(req: PayloadRequest, key: string): Promise<void> {
  const database = await transactionOf(req);
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** A commit that was not answered: what it should have stored may be there or not. */
export class CommitUnconfirmed extends Error {}

async function commit(payload: Payload, id: number | string): Promise<void> {
  if (!payload.db.sessions?.[id]) throw new Error('The transaction was rolled back.');
  try {
    await payload.db.commitTransaction(id);
  } catch (error) {
    throw new CommitUnconfirmed('The database did not say that it has committed.', { cause: error });
  }
}

/**
 * Runs `work` in one database transaction: all of it is stored, or none. Nothing is said to a
 * visitor before this has returned, which is after the commit. Throws `CommitUnanswered`.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database offers no transactions.');
  req.transactionID = id;
  try {
    const result = await work(req);
    await commit(payload, id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}
