import type { PayloadRequest } from 'payload';
import { activeUsers, STAFF_ROLES } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { siteUrl } from '#cms/mail/imprint.ts';

export interface Notification {
  subject: string;
  text: string;
  path: string;
  /** The visitor's email address. If it is absent, replies go to the office. */
  replyTo: string | null | undefined;
}

export async function staffEmails(req: PayloadRequest): Promise<string[]> {
  const configured = process.env.STAFF_MAIL;
  if (configured) return configured.split(',');
  const users = await findAll(req, 'users', activeUsers(...STAFF_ROLES));
  return users.map(({ email }) => email);
}

/** Queues the emails in the transaction of `req`, so that they are sent only if the submission is stored. */
export async function notifyStaff(
  req: PayloadRequest,
  { subject, text, path, replyTo }: Notification,
): Promise<void> {
  const link = `${siteUrl()}${path}`;
  const values = { what: subject, text, link };
  const queue = await prepareTemplate(req, 'staffNotification');
  for (const to of await staffEmails(req)) await queue({ to, values, replyTo: replyTo ?? undefined });
}
