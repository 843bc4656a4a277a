import { sql } from '@payloadcms/db-postgres';
import { type Job, JobCancelledError, type Payload, type TaskConfig } from 'payload';
import { dayInNewYork } from '#law/days.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { retractSentNotifications } from '#collections/following/sent-notifications.ts';
import { markBounced } from './bounces.ts';
import { explainFailure } from '#cms/mail/failure.ts';
import { type Mail, queuedMailSchema } from '#cms/mail/queue.ts';
import { senderEmail } from '#cms/mail/imprint.ts';

const MINUTE_MS = 60_000;

/** Retries after 5, 10, 20 minutes, and so on: nine attempts within a day, in case the mail server is down. */
const RETRIES = 8;
const FIRST_DELAY_MS = 5 * MINUTE_MS;

/** The same for each attempt, so that duplicates after a crash are recognizable. */
const jobMessageId = ({ id, createdAt }: Pick<Job, 'id' | 'createdAt'>): string =>
  `<mail-${id}-${Date.parse(createdAt)}@${senderEmail().split('@')[1]}>`;

async function markReplySent({ db }: Payload, job: Job['id']): Promise<void> {
  await db.drizzle.execute(sql`
    update replies set state = 'sent', reason = null, sent_at = coalesce(sent_at, now()), updated_at = now()
    where job = ${job}`);
}

async function markReplyFailed(
  { db }: Payload,
  job: Job['id'],
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  await db.drizzle.execute(sql`
    update replies set state = ${isFinal ? 'failed' : 'queued'}, reason = ${reason}, updated_at = now()
    where job = ${job} and state <> 'sent'`);
}

/** Omits the server's response text, which contains the recipient. */
function loggableResponse(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { name, code, command, responseCode } = error as Error & Record<string, unknown>;
  return { reason: name, code, command, responseCode };
}

async function retryOrCancel(
  payload: Payload,
  { id, input, totalTried }: Pick<Job, 'id' | 'totalTried'> & { input: { to?: unknown } },
  error: unknown,
): Promise<never> {
  const { to } = input;
  const { reason, isPermanent, isRecipientRejected } = explainFailure(error);
  if (isRecipientRejected && typeof to === 'string') {
    await inTransaction(payload, (req) => markBounced(req, to, reason));
  }
  const isFinal = isPermanent || (totalTried ?? 0) >= RETRIES;
  await markReplyFailed(payload, id, { reason, isFinal });
  throw isPermanent ? new JobCancelledError(reason) : new Error(reason);
}

/** Erasing personal data empties a job's input. See collections/personal-data/stored-mails.ts. */
const isEmpty = (input: unknown): boolean => Object.keys(input ?? {}).length === 0;

/** An erased email must not be retried, because the recorded failure would contain the recipient. */
async function wasErased(payload: Payload, id: Job['id']): Promise<boolean> {
  const job = await payload.findByID({ collection: 'payload-jobs', id, depth: 0, disableErrors: true });
  return isEmpty(job?.input);
}

const ERASED = { reason: 'The email was erased before it was sent.', isFinal: true };

/** If the process crashes before the reply is marked as sent, the email is sent again with the same Message-ID. */
async function send(payload: Payload, job: Pick<Job, 'id' | 'createdAt'>, mail: Mail): Promise<void> {
  await payload.sendEmail({ ...mail, messageId: mail.messageId ?? jobMessageId(job) });
  await markReplySent(payload, job.id);
}

/**
 * The job's input is personal data, so it is deleted once the email is sent, and only admins can read it.
 * Failures are retried. After a day, or if a failure is permanent, staff see it among the failed emails.
 */
export const sendMail: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  label: 'Send an email',
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea' },
    { name: 'replyTo', type: 'text' },
    { name: 'headers', type: 'json' },
    { name: 'messageId', type: 'text' },
    { name: 'expiresOn', type: 'text' },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    if (isEmpty(input)) {
      await markReplyFailed(payload, job.id, ERASED);
      return { output: {} };
    }
    try {
      const { expiresOn, ...mail } = queuedMailSchema.parse(input);
      const today = dayInNewYork(new Date());
      if (expiresOn && expiresOn < today) await retractSentNotifications(payload, job.id, today);
      else await send(payload, job, mail);
    } catch (error) {
      payload.logger.warn({ job: job.id, ...loggableResponse(error) }, 'A mail could not be sent');
      if (await wasErased(payload, job.id)) await markReplyFailed(payload, job.id, ERASED);
      else await retryOrCancel(payload, { ...job, input }, error);
    }
    return { output: {} };
  },
};
