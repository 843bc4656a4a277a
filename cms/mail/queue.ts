import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { findCopy } from './copy.ts';
import { imprint } from './imprint.ts';
import { renderMail } from './render-mail.ts';
import { mailTemplate, type TemplateKey, type TemplateValues } from './templates/index.ts';

/** A line break in a header would begin another header, such as a second recipient. */
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u, 'has to be one line');

const address = oneLine.max(254).regex(z.regexes.html5Email, 'has to be one e-mail address');

/**
 * A mail, as it waits to be sent: to one person, in plain text, with HTML beside it where that helps.
 * Whatever ends in a header is one line, whoever wrote it.
 */
export const mailSchema = z.strictObject({
  to: address,
  subject: oneLine.min(1).max(300),
  text: z.string().min(1),
  html: z.string().min(1).optional(),
  replyTo: address.optional(),
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/), oneLine).optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/**
 * Puts a mail into the queue, in the transaction of `req`: it is sent once the row that it tells of is
 * there for good, and never when that row was rolled back. Throws where a header is not one line.
 */
export async function queueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  const input = mailSchema.parse(mail);
  await req.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input, req });
}

/** An answer to it goes to the contact address of the site settings, unless `replyTo` says otherwise. */
interface TemplatedMail<Key extends TemplateKey> extends Pick<Mail, 'to' | 'replyTo' | 'headers'> {
  /** What fills the placeholders. It is shown as it is, whoever wrote it. */
  values: TemplateValues<Key>;
}

/**
 * Reads the words that editors gave a mail, and returns what queues it, with these words, to as many as there are: in
 * the transaction of `req`. The words are filled in here, not when it is sent: every try sends the same mail. See
 * docs/decisions/0019.
 */
export async function prepareTemplate<Key extends TemplateKey>(
  req: PayloadRequest,
  key: Key,
): Promise<(letter: TemplatedMail<Key>) => Promise<void>> {
  const words = await findCopy(req, key);
  const { contactEmail, ...sender } = await imprint(req);
  return async ({ values, replyTo = contactEmail, ...envelope }) => {
    const rendered = await renderMail(mailTemplate(key), words, { values, ...sender });
    await queueMail(req, { ...envelope, ...rendered, replyTo });
  };
}

/** Queues a mail to one person, with the words that editors gave it, in the transaction of `req`. */
export async function queueTemplate<Key extends TemplateKey>(
  req: PayloadRequest,
  { template, ...letter }: TemplatedMail<Key> & { template: Key },
): Promise<void> {
  const queue = await prepareTemplate(req, template);
  await queue(letter);
}
