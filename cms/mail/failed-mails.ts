import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, Payload, Where } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { signedInEndpoint, errorResponse } from '#cms/panel/endpoint.ts';
import type { PayloadJob } from '#cms/payload-types.ts';

/** As many as a person looks through. */
const MOST = 50;

/** A mail that could not be sent yet, or was given up. */
export interface FailedMail {
  id: number;
  recipient: string;
  subject: string;
  /** How often it was tried. */
  tries: number;
  /** Why the last try failed, in a sentence. */
  reason: string;
  /** When it first failed, ISO 8601. */
  since: string;
  /** When it is tried next, ISO 8601; nothing where it was given up. */
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
    // A try after which a mail is given up at once is not counted by the queue.
    tries: (job.totalTried ?? 0) + (error?.cancelled ? 1 : 0),
    reason: error?.message ?? '',
    since: log[0]?.executedAt ?? job.updatedAt,
    nextTry: job.hasError ? undefined : (job.waitUntil ?? job.updatedAt),
  };
}

/**
 * The mails that fail now or were given up, the newest first. It checks no access: who calls it has to know that
 * whoever sees the list may.
 */
export async function listFailedMails(payload: Payload): Promise<{ mails: FailedMail[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: FAILED,
    sort: '-createdAt',
    limit: MOST,
    depth: 0,
  });
  return { mails: docs.map(failedMail), total: totalDocs };
}

/**
 * Makes failed mails due again, with as many tries as a new one, in one statement: the queue counts tries in its
 * log too. Mails that are being sent at this moment are left alone. Returns how many there were.
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
    )
    select id from due`);
  return rows.length;
}

/** Has one failed mail sent again. Whether there was such a mail. */
export const retryMail = async (payload: Payload, id: number): Promise<boolean> =>
  (await makeDue(payload, sql`id = ${id}`)) > 0;

/** Has all failed mails sent again. Returns how many. */
export const retryAllMails = (payload: Payload): Promise<number> => makeDue(payload, sql`true`);

/** What a row's number can be in PostgreSQL; every other text names no mail. */
const idSchema = z.coerce.number().int().min(1).max(2_147_483_647).catch(0);

const retryOne = signedInEndpoint({
  access: staff,
  input: z.object({ id: idSchema }),
  handle: async ({ payload }, { id }) =>
    (await retryMail(payload, id))
      ? Response.json({ message: 'The mail will be sent again within seconds.' })
      : errorResponse(404, 'This mail is no longer on the list of failed mails.'),
});

const wordsOf = (count: number): string => {
  if (count === 0) return 'There are no failed mails to retry.';
  return count === 1 ? 'One mail will be sent again.' : `${count} mails will be sent again.`;
};

const retryAll = signedInEndpoint({
  access: staff,
  input: z.object({}),
  handle: async ({ payload }) => Response.json({ message: wordsOf(await retryAllMails(payload)) }),
});

/** What staff do with mails that could not be sent. */
export const failedMailEndpoints: Endpoint[] = [
  { path: '/mails/:id/retry', method: 'post', handler: retryOne },
  { path: '/mails/retry-all', method: 'post', handler: retryAll },
];
