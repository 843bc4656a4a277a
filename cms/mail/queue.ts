import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { fillFigures } from '#cms/register/fill.ts';
import { readRegister } from '#cms/register/register.ts';
import { findCopy } from './copy.ts';
import { imprint, senderEmail } from './imprint.ts';
import { renderMail } from './render-mail.ts';
import { mailTemplate, type TemplateKey, type TemplateValues } from './templates.ts';

/** A Message-ID without comments or quotes. See RFC 5322, section 3.6.4. */
const MESSAGE_ID = /^<[^<>\s@]+@[^<>\s@]+>$/;

const MAX_MESSAGE_ID = 250;

/** Unguessable, so only someone who has the email can send a reply that refers to it. */
export const newMessageId = (): string => `<${randomUUID()}@${senderEmail().split('@')[1]}>`;

/** A line break would start another header, such as a second recipient. */
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u, 'has to be one line');

const address = oneLine.max(254).regex(z.regexes.html5Email, 'has to be one email address');

export const mailSchema = z.strictObject({
  to: address,
  subject: oneLine.min(1).max(300),
  text: z.string().min(1),
  html: z.string().min(1).optional(),
  replyTo: address.optional(),
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/), oneLine).optional(),
  messageId: z.string().max(MAX_MESSAGE_ID).regex(MESSAGE_ID).optional(),
});

export type Mail = z.infer<typeof mailSchema>;

/** `mail` is for emails that someone is waiting for. `bulkMail` is for emails to all subscribers or followers. */
export type MailQueue = 'mail' | 'bulkMail';

export const queuedMailSchema = mailSchema.extend({
  /** The last day (New York time) to send the email, so that no reminder arrives after its date. */
  expiresOn: z.iso.date().optional(),
});

/**
 * Queues an email, to send when the transaction of `req` commits, or at `waitUntil`. Throws if a header contains a
 * line break. Returns the job's ID.
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

interface TemplatedMail<Key extends TemplateKey> extends Pick<Mail, 'to' | 'replyTo' | 'headers'> {
  expiresOn?: string;
  waitUntil?: Date;
  values: TemplateValues<Key>;
}

export async function prepareRendering<Key extends TemplateKey>(req: PayloadRequest, key: Key) {
  const copy = await fillFigures(() => readRegister(req.payload), await findCopy(req, key));
  const { contactEmail, ...sender } = await imprint(req);
  const render = (values: TemplateValues<Key>) => renderMail(mailTemplate(key), copy, { values, ...sender });
  return { contactEmail, render };
}

/**
 * Loads the copy once. Returns a function that queues an email in the transaction of `req` and returns the job's ID.
 * That function fills in placeholders right away, so that retries send the same email (docs/decisions/0013).
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

export async function queueTemplate<Key extends TemplateKey>(
  req: PayloadRequest,
  { template, ...mail }: TemplatedMail<Key> & { template: Key },
): Promise<number> {
  const queue = await prepareTemplate(req, template);
  return queue(mail);
}
