import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access/staff.ts';
import { forPeople, refusal } from '#cms/endpoints/for-people.ts';
import { retryAllMails, retryMail } from './retry.ts';

/** What a row's number can be in PostgreSQL; every other text names no mail. */
const idSchema = z.coerce.number().int().min(1).max(2_147_483_647).catch(0);

const retryOne = forPeople({
  access: staff,
  input: z.object({ id: idSchema }),
  handle: async ({ payload }, { id }) =>
    (await retryMail(payload, id))
      ? Response.json({ message: 'The mail is tried again within seconds.' })
      : refusal(404, 'This is not a failed mail, or is not one any more.'),
});

const wordsOf = (count: number): string => {
  if (count === 0) return 'There is no failed mail to try again.';
  return count === 1 ? 'One mail is tried again.' : `${count} mails are tried again.`;
};

const retryAll = forPeople({
  access: staff,
  input: z.object({}),
  handle: async ({ payload }) => Response.json({ message: wordsOf(await retryAllMails(payload)) }),
});

/** What staff do with mails that could not be sent. */
export const failedMailEndpoints: Endpoint[] = [
  { path: '/mails/:id/retry', method: 'post', handler: retryOne },
  { path: '/mails/retry-all', method: 'post', handler: retryAll },
];
