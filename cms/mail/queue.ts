import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { fillFigures } from '#cms/register/fill.ts';
import { readRegister } from '#cms/register/register.ts';
import { findCopy } from './copy.ts';
import { imprint } from './imprint.ts';
import { MAX_MESSAGE_ID, MESSAGE_ID } from './message-id.ts';
import { renderMail } from './render-mail.ts';
import { mailTemplate, type TemplateKey, type TemplateValues } from './templates.ts';

/** A line break would start another header, such as a second recipient. */
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u, 'has to be one line');

const address = oneLine.max(254).regex(z.regexes.html5Email, 'has to be one email address');

/** A queued mail to one person. Values that become headers are one line. */
export const mailSchema = z.strictObject({
  to: address,
  subject: oneLine.min(1).max(300),
  text: z.string().min(1),
  html: z.string().min(1).optional(),
  replyTo: address.optional(),
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/), oneLine).optional(),
  /** Where it has to be known before the mail is sent. */
  messageId: z.string().max(MAX_MESSAGE_ID).regex(MESSAGE_ID).optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/** Mails to one person who waits for them, and those to all who subscribed or follow: they wait for the others. */
export type MailQueue = 'mail' | 'bulkMail';

/** The input of the job that sends it. */
export const queuedMailSchema = mailSchema.extend({
  /** The last day in New York on which it is sent: after a date, nobody is reminded of it. */
  expiresOn: z.iso.date().optional(),
});

/**
 * Sent once the transaction of `req` commits, or from `waitUntil` on. Throws where a header is not one line. Returns the
 * id of the job that sends it.
 */
export async function queueMail(
  req: PayloadRequest,
  mail: z.infer<typeof queuedMailSchema>,
  queue: MailQueue = 'mail',
  waitUntil?: Date,
): Promise<number> {
  const input = queuedMailSchema.parse(mail);
  const { id } = await req.payload.jobs.queue({ task: 'sendMail', queue, input, waitUntil, req });
  return id;
}

/** Replies go to the contact address of the site settings, unless `replyTo` says otherwise. */
interface TemplatedMail<Key extends TemplateKey> extends Pick<Mail, 'to' | 'replyTo' | 'headers'> {
  expiresOn?: string;
  waitUntil?: Date;
  /** Values of the placeholders, shown verbatim. */
  values: TemplateValues<Key>;
}

/** Loads the copy of a mail once, and returns a function that fills in its placeholders and figures. */
export async function prepareRendering<Key extends TemplateKey>(req: PayloadRequest, key: Key) {
  const copy = await fillFigures(() => readRegister(req.payload), await findCopy(req, key));
  const { contactEmail, ...sender } = await imprint(req);
  const render = (values: TemplateValues<Key>) => renderMail(mailTemplate(key), copy, { values, ...sender });
  return { contactEmail, render };
}

/**
 * Loads the copy of a mail once, and returns a function that queues it to one recipient after another, in the
 * transaction of `req`. Placeholders and figures are filled in here, not when it is sent, so that each retry sends the same mail
 * (docs/decisions/0019). The function returns the id of the job.
 */
export async function prepareTemplate<Key extends TemplateKey>(
  req: PayloadRequest,
  key: Key,
  queue?: MailQueue,
): Promise<(mail: TemplatedMail<Key>) => Promise<number>> {
  const { contactEmail, render } = await prepareRendering(req, key);
  return async ({ values, waitUntil, replyTo = contactEmail, ...envelope }) =>
    queueMail(req, { ...envelope, ...(await render(values)), replyTo }, queue, waitUntil);
}

/** Queues a templated mail to one person, in the transaction of `req`. Returns the id of the job. */
export async function queueTemplate<Key extends TemplateKey>(
  req: PayloadRequest,
  { template, ...mail }: TemplatedMail<Key> & { template: Key },
): Promise<number> {
  const queue = await prepareTemplate(req, template);
  return queue(mail);
}
