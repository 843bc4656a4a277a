import type { PayloadRequest } from 'payload';

export const senderAddress = (): string => process.env.MAIL_FROM ?? 'no-reply@lotline.example';

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
