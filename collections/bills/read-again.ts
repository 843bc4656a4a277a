import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import type { Bill } from '#cms/payload-types.ts';
import { findBill, findFiles, queueReading, updateBill } from './stored-bill.ts';

const GONE = 'This bill no longer exists. It may have been deleted.';
const BUSY = 'This bill is about to be read. Wait a moment.';
const DECIDED = 'Someone has already decided on a value of this bill, so it will not be read again.';

export async function clearReading(
  req: PayloadRequest,
  id: number,
  state: 'notRead' | 'waiting',
): Promise<void> {
  const nothing = {
    reason: null,
    kind: null,
    bills: null,
    startedAt: null,
    readAt: null,
    pages: [],
    values: [],
  };
  await updateBill(req, id, { state, attempts: 0, ...nothing });
}

function errorOf({ state, values }: Bill): string | undefined {
  if (state === 'waiting' || state === 'reading') return BUSY;
  return values?.some(({ verdict }) => verdict !== 'none') ? DECIDED : undefined;
}

export const mayReadAgain = (reading: Bill): boolean => errorOf(reading) === undefined;

async function startAgain(req: PayloadRequest, bill: number): Promise<string | undefined> {
  await lockUntilCommit(req, `reading of bill ${bill}`);
  const stored = await findBill(req, bill);
  const error = stored ? errorOf(stored) : GONE;
  if (error) return error;
  await clearReading(req, bill, 'waiting');
  await queueReading(req, bill);
  return undefined;
}

/** For bills older than this feature, bills wrongly marked as spam, and failures. */
const readAgain = signedInEndpoint({
  access: staff,
  input: z.object({ bill: idSchema }),
  handle: async ({ payload }, { bill: id }) => {
    if ((await findFiles(payload, id)).length === 0) return errorResponse(404, GONE);
    const error = await inTransaction(payload, (req) => startAgain(req, id));
    return error ? errorResponse(409, error) : Response.json({ message: 'The bill is about to be read.' });
  },
});

export const readingEndpoints: Endpoint[] = [{ path: '/read-again', method: 'post', handler: readAgain }];
