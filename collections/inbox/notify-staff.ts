import type { CollectionSlug, PayloadRequest } from 'payload';
import { activeUsers, STAFF_ROLES } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { User } from '#cms/payload-types.ts';
import { siteAddress } from '#cms/mail/imprint.ts';

export interface Notification {
  /** What was received, in a few words: the subject of the mail, unless an editor says more there. */
  subject: string;
  text: string;
  collection: CollectionSlug;
  id: number;
  /** The visitor, who gets the reply to the mail; the office gets it where no address was given. */
  replyTo: string | null | undefined;
  /** The person to whom a rule assigned it, who alone is notified. */
  assignee?: Pick<User, 'email'>;
}

/** The addresses in STAFF_MAIL; where it is not set, those of all admins and staff. */
export async function staffAddresses(req: PayloadRequest): Promise<string[]> {
  const configured = process.env.STAFF_MAIL;
  if (configured) return configured.split(',');
  const users = await findAll(req, 'users', activeUsers(...STAFF_ROLES));
  return users.map(({ email }) => email);
}

/**
 * Mails each of the staff, or the assignee alone, that a visitor sent something, with a link to it in the panel. The mails are queued in the
 * transaction of `req`: they are sent once the submission is stored.
 */
export async function notifyStaff(
  req: PayloadRequest,
  { subject, text, collection, id, replyTo, assignee }: Notification,
): Promise<void> {
  const link = `${siteAddress()}/admin/collections/${collection}/${id}`;
  const values = { what: subject, text, link };
  const queue = await prepareTemplate(req, 'staffNotification');
  const addresses = assignee ? [assignee.email] : await staffAddresses(req);
  for (const to of addresses) await queue({ to, values, replyTo: replyTo ?? undefined });
}
