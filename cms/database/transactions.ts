import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

export async function currentTransaction(req: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const { db } = req.payload;
  const id = await req.transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  return (session?.db as typeof db.drizzle | undefined) ?? db.drizzle;
}

export async function queryRows<Row extends Record<string, unknown>>(req: PayloadRequest, query: SQL) {
  const database = await currentTransaction(req);
  return (await database.execute<Row>(query)).rows;
}

/** Locks `key` across all processes until the transaction of `req` ends, to serialize requests with the same key. */
export async function lockUntilCommit(req: PayloadRequest, key: string): Promise<void> {
  const database = await currentTransaction(req);
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The commit may or may not have succeeded. */
export class CommitUnconfirmed extends Error {}

async function commit(payload: Payload, id: number | string): Promise<void> {
  if (!payload.db.sessions?.[id]) throw new Error('The transaction was rolled back.');
  try {
    await payload.db.commitTransaction(id);
  } catch (error) {
    throw new CommitUnconfirmed('The database did not confirm the commit.', { cause: error });
  }
}

/** Resolves after the commit. Throws `CommitUnconfirmed` if the database does not confirm it. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database does not support transactions.');
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
