import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/**
 * Runs `work` in one database transaction: all of it is stored, or none. Nothing is said to a
 * visitor before this has returned, which is after the commit.
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
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}
