import { siteAddress } from '#cms/mail/imprint.ts';
import type { BillUpload } from '#cms/payload-types.ts';

/** The secret address where the sender of a bill sees how far it has come. */
export const progressLink = ({ key }: Pick<BillUpload, 'key'>): string =>
  `${siteAddress()}/bills/${key ?? ''}`;
