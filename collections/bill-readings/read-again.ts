import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import type { BillReading } from '#cms/payload-types.ts';
import { queueReading } from './start-reading.ts';

const GONE = 'This bill no longer exists. It may have been deleted.';
const BUSY = 'This bill is about to be read. Wait a moment.';
const DECIDED = 'Someone has already decided on a value of this bill, so it is not read again.';

/** A reading that has not begun. */
const notRead = () => ({
  state: 'waiting' as const,
  reason: null,
  kind: null,
  bills: null,
  attempts: 0,
  startedAt: null,
  readAt: null,
  pages: [],
  values: [],
});

function errorOf({ state, values }: BillReading): string | undefined {
  if (state === 'waiting' || state === 'reading') return BUSY;
  return values?.some(({ verdict }) => verdict !== 'none') ? DECIDED : undefined;
}

/** Whether a bill that was read can be read again. */
export const mayReadAgain = (reading: BillReading): boolean => errorOf(reading) === undefined;

/** Has a bill read once more, or for the first time. Returns why it cannot be, if so. */
async function startAgain(req: PayloadRequest, bill: number): Promise<string | undefined> {
  const collection = 'bill-readings';
  await lockUntilCommit(req, `reading of bill ${bill}`);
  const reading = await findFirst(req, collection, { bill: { equals: bill } });
  const error = reading && errorOf(reading);
  if (error) return error;
  const data = notRead();
  if (reading) await req.payload.update({ collection, id: reading.id, data, depth: 0, req });
  else await req.payload.create({ collection, data: { ...data, bill }, depth: 0, req });
  await queueReading(req, bill);
  return undefined;
}

/** For bills from before bills were read, for those marked as spam by mistake, and after a failure. */
const readAgain = signedInEndpoint({
  access: staff,
  input: z.object({ bill: idSchema }),
  handle: async ({ payload }, { bill: id }) => {
    const bill = await findFirst(payload, 'bill-uploads', { id: { equals: id } });
    if (!bill || bill.firstFile) return errorResponse(404, GONE);
    const error = await inTransaction(payload, (req) => startAgain(req, id));
    return error ? errorResponse(409, error) : Response.json({ message: 'The bill is about to be read.' });
  },
});

/** /api/bill-readings/read-again */
export const readingEndpoints: Endpoint[] = [{ path: '/read-again', method: 'post', handler: readAgain }];
