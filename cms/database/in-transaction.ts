import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** A commit that was not answered: what it should have stored may be there or not. */
export class CommitUnanswered extends Error {}

async function commit(payload: Payload, id: number | string): Promise<void> {
  if (!payload.db.sessions?.[id]) throw new Error('The transaction was rolled back.');
  try {
    await payload.db.commitTransaction(id);
  } catch (error) {
    throw new CommitUnanswered('The database did not say that it has committed.', { cause: error });
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
