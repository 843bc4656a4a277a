import type { Payload, TaskConfig } from 'payload';
import { beginAttempt, forgetAttempts } from './attempts.ts';
import { receiveFromMailbox, type Receiver } from './mailbox.ts';
import { receiveMail } from './receive.ts';

const EVERY_MINUTE = '* * * * *';

/** Leaves out the server's own words, which may contain personal data. */
const reasonOf = (error: unknown): unknown =>
  error instanceof Error ? (Reflect.get(error, 'code') ?? error.name) : undefined;

const KILLED =
  'Receiving a mail ended the process several times. It is left to a person, flagged in the mailbox';

export const receiverOf = (payload: Payload): Receiver => ({
  beginAttempt: async (mail) => {
    const begins = await beginAttempt(payload.db.drizzle, mail);
    if (!begins) payload.logger.warn(KILLED);
    return begins;
  },
  receive: (raw) => receiveMail(payload, raw),
  forgetAttempts: () => forgetAttempts(payload.db.drizzle),
});

export const receiveMailTask: TaskConfig<'receiveMail'> = {
  slug: 'receiveMail',
  label: 'Receive answers by mail',
  schedule: process.env.INBOUND_IMAP_URL ? [{ cron: EVERY_MINUTE, queue: 'inboundMail' }] : [],
  handler: async ({ req: { payload } }) => {
    const address = process.env.INBOUND_IMAP_URL;
    if (!address) return { output: {} };
    try {
      await receiveFromMailbox(address, receiverOf(payload));
    } catch (error) {
      payload.logger.warn({ reason: reasonOf(error) }, 'The mailbox for answers could not be read');
    }
    return { output: {} };
  },
};
