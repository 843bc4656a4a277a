import type { Endpoint } from 'payload';
import { z } from 'zod';
import { admins } from '#cms/access.ts';
import { signedInEndpoint, errorResponse } from '#cms/panel/endpoint.ts';
import { eraseAddress } from './erase.ts';
import { exportAddress } from './export.ts';
import { erasureBlockedBy, findStored } from './find-stored.ts';
import { addressSchema } from './schema.ts';

const NOT_CACHED = { 'Cache-Control': 'private, no-store' };

const day = (): string => new Date().toISOString().slice(0, 10);

const find = signedInEndpoint({
  access: admins,
  input: z.object({ address: addressSchema }),
  handle: async (req, { address }) => Response.json(await findStored(req, address), { headers: NOT_CACHED }),
});

const exportAll = signedInEndpoint({
  access: admins,
  input: z.object({ address: addressSchema }),
  handle: async (req, { address }) =>
    new Response(await exportAddress(req, address), {
      headers: {
        ...NOT_CACHED,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="personal-data-${day()}.zip"`,
      },
    }),
});

const erase = signedInEndpoint({
  access: admins,
  input: z.object({ address: addressSchema, confirmation: z.string().trim() }),
  handle: async (req, { address, confirmation }) => {
    if (confirmation.toLowerCase() !== address.toLowerCase()) {
      return errorResponse(400, 'Type the same address again to confirm. Nothing was erased.');
    }
    const blockedBy = await erasureBlockedBy(req, address);
    if (blockedBy) return errorResponse(409, blockedBy);
    return Response.json({ message: await eraseAddress(req, address) });
  },
});

/** Looks up, exports and erases what is stored for an address. All use POST, so that no URL contains an address. */
export const personalDataEndpoints: Endpoint[] = [
  { path: '/personal-data/find', method: 'post', handler: find },
  { path: '/personal-data/export', method: 'post', handler: exportAll },
  { path: '/personal-data/erase', method: 'post', handler: erase },
];
