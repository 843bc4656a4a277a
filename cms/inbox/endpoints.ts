import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { partnerProfileEndpoint } from '#collections/vendor-applications/partner-profile.ts';
import { findActivity } from './activity.ts';
import { findDuplicates } from './duplicates.ts';
import { listEndpoints } from './list/endpoints.ts';
import { inboxSlugSchema } from './schema.ts';

/** The notes on a submission, its history, and others of the same sender. */
const activity = signedInEndpoint({
  access: staff,
  input: z.object({ collection: inboxSlugSchema, id: idSchema }),
  handle: async (req, key) => {
    const access = { overrideAccess: false, user: req.user };
    const document = await req.payload.findByID({ ...key, depth: 1, disableErrors: true, ...access });
    if (!document) return errorResponse(404, 'This submission does not exist. It may have been deleted.');
    const [entries, duplicates] = await Promise.all([
      findActivity(req, key),
      findDuplicates(req, key, document),
    ]);
    return Response.json({ receivedAt: document.createdAt, entries, duplicates });
  },
});

export const inboxEndpoints: Endpoint[] = [
  { path: '/inbox/:collection/:id/activity', method: 'get', handler: activity },
  ...listEndpoints,
  partnerProfileEndpoint,
];
