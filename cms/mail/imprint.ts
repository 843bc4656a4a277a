import addressparser from 'nodemailer/lib/addressparser/index.js';
import type { PayloadRequest } from 'payload';

/** Parses "Name <a@b>" or "a@b". Returns undefined for anything but a single address. */
export function parseSender(text: string): { name: string; address: string } | undefined {
  const [sender, ...others] = addressparser(text, { flatten: true });
  return sender && others.length === 0 ? sender : undefined;
}

const sender = () => parseSender(process.env.MAIL_FROM ?? '');

export const senderEmail = (): string => sender()?.address ?? 'no-reply@lotline.example';

export const senderName = (): string => sender()?.name || 'Lotline';

export const siteUrl = (): string => process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;

export async function imprint(req: PayloadRequest) {
  const { productName, contactEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  // The fallback is for a new database, whose settings are still empty.
  return {
    productName: productName || req.payload.email.defaultFromName,
    siteUrl: siteUrl(),
    contactEmail,
  };
}
