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
      ? Response.json({ message: 'The mail will be sent again within seconds.' })
      : refusal(404, 'This mail is no longer on the list of failed mails.'),
});

const wordsOf = (count: number): string => {
  if (count === 0) return 'There are no failed mails to retry.';
  return count === 1 ? 'One mail will be sent again.' : `${count} mails will be sent again.`;
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
