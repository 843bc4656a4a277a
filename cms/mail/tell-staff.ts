import type { CollectionSlug, PayloadRequest } from 'payload';
import { openTemplate } from './queue-template.ts';
import { siteAddress } from './site-address.ts';

interface Arrival {
  /** What arrived, in a few words: the subject of the mail, unless an editor says more there. */
  subject: string;
  /** What staff should know before they open it. */
  text: string;
  collection: CollectionSlug;
  id: number;
  /** The visitor, who gets the answer to the mail; the office gets it where no address was given. */
  replyTo: string | null | undefined;
}

/** The addresses in STAFF_MAIL; where it is not set, those of all who work on what visitors send. */
async function staffAddresses(req: PayloadRequest): Promise<string[]> {
  const configured = process.env.STAFF_MAIL;
  if (configured) return configured.split(',');
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: ['admin', 'staff'] } },
    pagination: false,
    depth: 0,
    select: { email: true },
    req,
  });
  return docs.map(({ email }) => email);
}

/**
 * Tells staff, each in a mail of their own, that a visitor sent something, with a link to it in the panel.
 * The mails are queued in the transaction of `req`: they leave when what they tell of is stored.
 */
export async function tellStaff(
  req: PayloadRequest,
  { subject, text, collection, id, replyTo }: Arrival,
): Promise<void> {
  const link = `${siteAddress()}/admin/collections/${collection}/${id}`;
  const values = { what: subject, text, link };
  const queue = await openTemplate(req, 'staffArrival');
  for (const to of await staffAddresses(req)) await queue({ to, values, replyTo: replyTo ?? undefined });
}
