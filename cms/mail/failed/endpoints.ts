import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { hasRole } from '#cms/access/roles.ts';
import { retryAllMails, retryMail } from './retry.ts';

/** What a row's number can be in PostgreSQL. */
const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

const answer = (message: string, status = 200) => Response.json({ message }, { status });

const forStaff =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    hasRole(req, 'admin', 'staff')
      ? handler(req)
      : answer('Only staff and admins can have a mail sent again.', 403);

const retryOne = forStaff(async ({ payload, routeParams }) => {
  const { data: id } = idSchema.safeParse(routeParams?.id);
  const isDue = id !== undefined && (await retryMail(payload, id));
  return isDue
    ? answer('The mail is tried again within seconds.')
    : answer('This is not a failed mail, or is not one any more.', 404);
});

const retryAll = forStaff(async ({ payload }) => {
  const count = await retryAllMails(payload);
  if (count === 0) return answer('There is no failed mail to try again.');
  return answer(count === 1 ? 'One mail is tried again.' : `${count} mails are tried again.`);
});

/** What staff do with mails that could not be sent. */
export const failedMailEndpoints: Endpoint[] = [
  { path: '/mails/:id/retry', method: 'post', handler: retryOne },
  { path: '/mails/retry-all', method: 'post', handler: retryAll },
];
