import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, Payload, Where } from 'payload';
import { z } from 'zod';
import { plural } from '#law/numbers.ts';
import { staff } from '#cms/access.ts';
import { signedInEndpoint, errorResponse } from '#cms/panel/endpoint.ts';
import type { PayloadJob } from '#cms/payload-types.ts';

const MAX_LISTED = 50;

export interface FailedMail {
  id: number;
  recipient: string;
  subject: string;
  tries: number;
  reason: string;
  since: string;
  nextTry?: string;
}

const FAILED: Where = {
  and: [
    { taskSlug: { equals: 'sendMail' } },
    { completedAt: { exists: false } },
    { or: [{ hasError: { equals: true } }, { totalTried: { greater_than: 0 } }] },
  ],
};

const envelopeSchema = z.object({ to: z.string().catch(''), subject: z.string().catch('') });
const errorSchema = z.object({ message: z.string(), cancelled: z.boolean().optional() });

function failedMail(job: PayloadJob): FailedMail {
  const { to, subject } = envelopeSchema.parse(job.input);
  const log = job.log ?? [];
  const { data: error } = errorSchema.safeParse(job.error ?? log.at(-1)?.error);
  return {
    id: job.id,
    recipient: to,
    subject,
    // The queue does not count the attempt after which a job is canceled.
    tries: (job.totalTried ?? 0) + (error?.cancelled ? 1 : 0),
    reason: error?.message ?? '',
    since: log[0]?.executedAt ?? job.updatedAt,
    nextTry: job.hasError ? undefined : (job.waitUntil ?? job.updatedAt),
  };
}

/** Does not check access: the caller must. */
export async function listFailedMails(payload: Payload): Promise<{ mails: FailedMail[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: FAILED,
    sort: '-createdAt',
    limit: MAX_LISTED,
    depth: 0,
  });
  return { mails: docs.map(failedMail), total: totalDocs };
}

/**
 * Makes failed emails due again, with the full number of retries. Also clears their logs, because the queue counts
 * attempts there. Skips emails that are being sent. Returns the number of emails.
 */
async function makeDue({ db }: Payload, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.drizzle.execute(sql`
    with due as (
      update payload_jobs
      set has_error = false, error = null, total_tried = 0, wait_until = null, updated_at = now()
      where task_slug = 'sendMail' and completed_at is null and processing is not true
        and (has_error or total_tried > 0) and ${which}
      returning id
    ), forgotten as (
      delete from payload_jobs_log where _parent_id in (select id from due)
    ), queued as (
      update replies set state = 'queued', reason = null, updated_at = now() where job in (select id from due)
    )
    select id from due`);
  return rows.length;
}

export const retryMail = async (payload: Payload, id: number): Promise<boolean> =>
  (await makeDue(payload, sql`id = ${id}`)) > 0;

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647).catch(0);

const retryOne = signedInEndpoint({
  access: staff,
  input: z.object({ id: idSchema }),
  handle: async ({ payload }, { id }) =>
    (await retryMail(payload, id))
      ? Response.json({ message: 'The email will be sent again within seconds.' })
      : errorResponse(404, 'This email is no longer on the list of failed emails.'),
});

const retryAll = signedInEndpoint({
  access: staff,
  input: z.object({}),
  handle: async ({ payload }) => {
    const count = await makeDue(payload, sql`true`);
    const message = plural(count, {
      one: 'One email will be sent again.',
      other: `${count} emails will be sent again.`,
    });
    return Response.json({ message: count > 0 ? message : 'There are no failed emails to retry.' });
  },
});

export const failedMailEndpoints: Endpoint[] = [
  { path: '/mails/:id/retry', method: 'post', handler: retryOne },
  { path: '/mails/retry-all', method: 'post', handler: retryAll },
];
