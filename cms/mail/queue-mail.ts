import type { PayloadRequest } from 'payload';
import { mailSchema, type Mail } from './message.ts';

/**
 * Puts a mail into the queue, in the transaction of `req`: it is sent once the row that it tells of is
 * there for good, and never when that row was rolled back. Throws where a header is not one line.
 */
export async function queueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  const input = mailSchema.parse(mail);
  await req.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input, req });
}
