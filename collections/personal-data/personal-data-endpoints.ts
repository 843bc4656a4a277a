import type { Endpoint } from 'payload';
import { z } from 'zod';
import { admins } from '#cms/access.ts';
import { recordEvent } from '#cms/audit.ts';
import { downloadHeaders, errorResponse, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { eraseEmail } from './erase.ts';
import { exportEmail } from './export-data.ts';
import { erasureBlockedBy, findStored } from './find-stored.ts';
import { addressSchema } from './stored-data-schema.ts';

const find = signedInEndpoint({
  access: admins,
  input: z.object({ address: addressSchema }),
  handle: async (req, { address }) =>
    Response.json(await findStored(req, address), { headers: { 'Cache-Control': 'private, no-store' } }),
});

const exportAll = signedInEndpoint({
  access: admins,
  input: z.object({ address: addressSchema }),
  handle: async (req, { address }) => {
    await recordEvent(req, { event: 'Exported', subject: 'Personal data of one person' });
    return new Response(await exportEmail(req, address), {
      headers: downloadHeaders('application/zip', 'personal-data', 'zip'),
    });
  },
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
    return Response.json({ message: await eraseEmail(req, address) });
  },
});

/** All endpoints use POST to keep email addresses out of URLs. */
export const personalDataEndpoints: Endpoint[] = [
  { path: '/personal-data/find', method: 'post', handler: find },
  { path: '/personal-data/export', method: 'post', handler: exportAll },
  { path: '/personal-data/erase', method: 'post', handler: erase },
];
