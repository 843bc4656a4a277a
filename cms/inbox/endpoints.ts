import { Readable } from 'node:stream';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { downloadHeaders, errorResponse, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { partnerProfileEndpoint } from '#collections/vendor-applications/partner-profile.ts';
import { findActivity } from './activity.ts';
import { changeResponse, changeSchema } from './bulk-change.ts';
import { listToCsv } from './csv.ts';
import { findDuplicates } from './duplicates.ts';
import { listEndpoints } from './list/endpoints.ts';
import { findListed, listSchema, MAX_BULK_CHANGE, idSchema, listQueryError } from './list-query.ts';
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

/** Changes the status, the assignee or the snooze of many submissions, each separately: one error does not stop the others. */
const bulkChange = signedInEndpoint({
  access: staff,
  input: z.object({
    collection: inboxSlugSchema,
    /** The selected rows, or the list of which all rows are selected. */
    rows: z.union([z.array(idSchema).min(1).max(MAX_BULK_CHANGE), listSchema]),
    change: changeSchema,
  }),
  handle: async (req, { collection, rows, change }) => {
    const ids = Array.isArray(rows) ? rows : await findListed(req, collection, rows);
    return changeResponse(
      req,
      ids.map((id) => ({ collection, id })),
      change,
    );
  },
});

/** Everything that a list shows, on all its pages, as CSV. */
const exportList = signedInEndpoint({
  access: staff,
  input: listSchema.extend({ collection: inboxSlugSchema }),
  handle: async (req, { collection, ...query }) => {
    const error = await listQueryError(req, collection, query);
    if (error) return errorResponse(400, error);
    const csv = Readable.toWeb(listToCsv(req, collection, query)) as ReadableStream;
    return new Response(csv, { headers: downloadHeaders('text/csv; charset=utf-8', collection, 'csv') });
  },
});

export const inboxEndpoints: Endpoint[] = [
  { path: '/inbox/:collection/:id/activity', method: 'get', handler: activity },
  { path: '/inbox/:collection/change', method: 'post', handler: bulkChange },
  { path: '/inbox/:collection/export', method: 'get', handler: exportList },
  ...listEndpoints,
  partnerProfileEndpoint,
];
