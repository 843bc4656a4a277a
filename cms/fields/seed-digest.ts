import type { TextField } from 'payload';
import { nobody } from '#cms/access/nobody.ts';

/**
 * A fingerprint of the file that the seed made a document of. It lets a second seeding leave
 * alone what has not changed in the files, also when an editor has changed it since.
 */
export const seedDigestField = (): TextField => ({
  name: 'seedDigest',
  type: 'text',
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});
