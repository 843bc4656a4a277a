import addressparser from 'nodemailer/lib/addressparser/index.js';
import type { PayloadRequest } from 'payload';

/** Parses "Name <a@b>" or "a@b"; undefined for anything but one address. */
export function parseSender(text: string): { name: string; address: string } | undefined {
  const [sender, ...others] = addressparser(text, { flatten: true });
  return sender && others.length === 0 ? sender : undefined;
}

const sender = () => parseSender(process.env.MAIL_FROM ?? '');

export const senderAddress = (): string => sender()?.address ?? 'no-reply@lotline.example';

export const senderName = (): string => sender()?.name || 'Lotline';

/** The origin of links that are made outside a request, as in mails. */
export const siteAddress = (): string =>
  process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;

/** Who a mail is from, by the site settings, and where replies go. */
export async function imprint(req: PayloadRequest) {
  const { productName, contactEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  // In a new database, nobody has saved the settings yet.
  return {
    productName: productName || req.payload.email.defaultFromName,
    siteUrl: siteAddress(),
    contactEmail,
  };
}
