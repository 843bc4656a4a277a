import type { PayloadRequest } from 'payload';
import { siteAddress } from './site-address.ts';

/** Who a mail says it is from: the product by the name that editors gave it, and its address. */
export async function imprint(req: PayloadRequest): Promise<{ productName: string; siteUrl: string }> {
  const { productName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  // Nobody has saved the settings yet in a database that is new.
  return { productName: productName || req.payload.email.defaultFromName, siteUrl: siteAddress() };
}
