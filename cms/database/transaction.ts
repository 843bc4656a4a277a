import type { PayloadRequest } from 'payload';

/** The database connection of the request's transaction, or the pool when it has none. */
export async function transactionOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const { db } = req.payload;
  const id = await req.transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  return (session?.db as typeof db.drizzle | undefined) ?? db.drizzle;
}
