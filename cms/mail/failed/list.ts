import type { Payload, Where } from 'payload';
import { z } from 'zod';
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
