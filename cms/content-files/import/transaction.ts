import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** Gives each operation a request of its own, in the one transaction of the import. */
export type NewRequest = () => Promise<PayloadRequest>;

/**
 * Does everything in one transaction, which is kept where `work` says so, and otherwise rolled back.
 */
export async function inOneTransaction(
  payload: Payload,
  work: (newRequest: NewRequest) => Promise<{ keep: boolean }>,
): Promise<void> {
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database offers no transactions.');
  const newRequest = async () => {
    const req = await createLocalReq({}, payload);
    // A plain number would let Payload roll everything back at the first problem, and the rest would go on without it.
    req.transactionID = Promise.resolve(id);
    return req;
  };
  let keep = false;
  try {
    ({ keep } = await work(newRequest));
    if (keep) await payload.db.commitTransaction(id);
  } catch (error) {
    keep = false;
    throw error;
  } finally {
    if (!keep) await payload.db.rollbackTransaction(id);
  }
}
