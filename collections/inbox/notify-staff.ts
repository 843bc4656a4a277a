import type { CollectionSlug, PayloadRequest } from 'payload';
import { activeUsers, STAFF_ROLES } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { User } from '#cms/payload-types.ts';
import { siteUrl } from '#cms/mail/imprint.ts';

export interface Notification {
  subject: string;
  text: string;
  collection: CollectionSlug;
  id: number;
  /** The visitor's email. Without one, replies go to the office. */
  replyTo: string | null | undefined;
  assignee?: Pick<User, 'email'>;
}

export async function staffEmails(req: PayloadRequest): Promise<string[]> {
  const configured = process.env.STAFF_MAIL;
  if (configured) return configured.split(',');
  const users = await findAll(req, 'users', activeUsers(...STAFF_ROLES));
  return users.map(({ email }) => email);
}

/** Queues the mails in the transaction of `req`, so that they are sent only if the submission is stored. */
export async function notifyStaff(
  req: PayloadRequest,
  { subject, text, collection, id, replyTo, assignee }: Notification,
): Promise<void> {
  const link = `${siteUrl()}/admin/collections/${collection}/${id}`;
  const values = { what: subject, text, link };
  const queue = await prepareTemplate(req, 'staffNotification');
  const addresses = assignee ? [assignee.email] : await staffEmails(req);
  for (const to of addresses) await queue({ to, values, replyTo: replyTo ?? undefined });
}
