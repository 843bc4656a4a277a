import type { PayloadRequest } from 'payload';

/** The address from which mail is sent. */
export const senderAddress = (): string => process.env.MAIL_FROM ?? 'no-reply@lotline.example';

/** The origin that links in mails begin with: where no request tells it. */
export const siteAddress = (): string =>
  process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;

/** Who a mail says it is from. */
interface Imprint {
  /** The product, by the name that editors gave it. */
  productName: string;
  siteUrl: string;
  /** Where people answer. */
  contactEmail?: string;
}

/** Who a mail says it is from, as the site settings have it. */
export async function imprint(req: PayloadRequest): Promise<Imprint> {
  const { productName, contactEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  // Nobody has saved the settings yet in a database that is new.
  return {
    productName: productName || req.payload.email.defaultFromName,
    siteUrl: siteAddress(),
    contactEmail,
  };
}
