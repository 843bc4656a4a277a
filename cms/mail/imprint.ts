import type { PayloadRequest } from 'payload';
import { siteAddress } from './site-address.ts';

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
