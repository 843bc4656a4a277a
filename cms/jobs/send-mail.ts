import type { Job, TaskConfig } from 'payload';
import { mailSchema } from '#cms/mail/message.ts';
import { senderAddress } from '#cms/mail/sender.ts';

const MINUTE_MS = 60_000;

/** After 5 minutes, 10, 20 and so on: nine tries within a day, for a mail server that is away that long. */
const RETRIES = 8;
const FIRST_DELAY_MS = 5 * MINUTE_MS;

/** The same for each attempt, so that who receives a mail twice, after a crash, can tell. */
const messageIdOf = ({ id, createdAt }: Pick<Job, 'id' | 'createdAt'>): string =>
  `<mail-${id}-${Date.parse(createdAt)}@${senderAddress().split('@')[1]}>`;

/** What a mail server answered, without its words: they name the person. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { name, code, command, responseCode } = error as Error & Record<string, unknown>;
  return { reason: name, code, command, responseCode };
}

/**
 * Sends one mail. Its input is personal: it is kept only until the mail is sent, and admins alone can
 * read it. A failure is tried again; one that lasts over a day is kept, as an error, for an admin to see.
 */
export const sendMail: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  label: 'Send a mail',
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea' },
    { name: 'replyTo', type: 'text' },
    { name: 'headers', type: 'json' },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    try {
      await payload.sendEmail({ ...mailSchema.parse(input), messageId: messageIdOf(job) });
    } catch (error) {
      payload.logger.warn({ job: job.id, ...reasonOf(error) }, 'A mail could not be sent');
      throw error;
    }
    return { output: {} };
  },
};
