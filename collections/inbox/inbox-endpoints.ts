import { Readable } from 'node:stream';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { recordEvent } from '#cms/audit.ts';
import { downloadHeaders, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { partnerProfileEndpoint } from './partner-profile.ts';
import { findActivity } from './activity.ts';
import { changeResponse, changeSchema, MAX_BULK_CHANGE } from './bulk-change.ts';
import { submissionsToCsv } from './submissions-csv.ts';
import { findDuplicates } from './duplicates.ts';
import type { ListQuery } from './list/conditions.ts';
import { findKeys } from './list/find-ids.ts';
import { findNeighbors, findPage, findViews } from './list/find-submissions.ts';
import { filtersSchema, MAX_PAGE, PAGE_SIZE } from './list/filters.ts';
import { previewOf } from './list/submission-preview.ts';
import { undoResponse } from './undo.ts';
import { keySchema, submissionEndpoint, submissionNotFound } from './submission-endpoint.ts';

/** Never put the search text into a URL: it may be a name or an email. */
const listSchema = z.object({ filters: filtersSchema, search: z.string().max(200) });

const queryOf = (req: SignedInRequest, list: z.infer<typeof listSchema>): ListQuery => ({
  filters: list.filters,
  search: list.search,
  user: req.user.id,
  now: new Date(),
});

const list = signedInEndpoint({
  access: staff,
  input: listSchema.extend({ page: z.number().int().min(1).max(MAX_PAGE) }),
  handle: async (req, { page, ...given }) => {
    const query = queryOf(req, given);
    return Response.json(await findPage(req, query, { limit: PAGE_SIZE, page }));
  },
});

const neighbors = signedInEndpoint({
  access: staff,
  input: listSchema.extend(keySchema.shape),
  handle: async (req, { collection, id, ...given }) => {
    const found = await findNeighbors(req, queryOf(req, given), { collection, id });
    return found ? Response.json(found) : submissionNotFound();
  },
});

const change = signedInEndpoint({
  access: staff,
  input: z.object({
    rows: z.union([
      z
        .array(keySchema.extend({ revision: z.number().int().min(0).optional() }))
        .min(1)
        .max(MAX_BULK_CHANGE),
      listSchema,
    ]),
    change: changeSchema,
    isTrial: z.boolean().default(false),
  }),
  handle: async (req, { rows, change: wanted, isTrial }) => {
    const keys = Array.isArray(rows)
      ? rows
      : await findKeys(req.payload, queryOf(req, rows), MAX_BULK_CHANGE + 1);
    return changeResponse(req, keys, { change: wanted, isTrial });
  },
});

const undo = signedInEndpoint({
  access: staff,
  input: z.object({ tokens: z.array(z.string().max(2000)).min(1).max(MAX_BULK_CHANGE) }),
  handle: (req, { tokens }) => undoResponse(req, tokens),
});

const exportList = signedInEndpoint({
  access: staff,
  input: listSchema,
  handle: async (req, given) => {
    const keys = await findKeys(req.payload, queryOf(req, given));
    await recordEvent(req, { event: 'Exported', subject: `Inbox: ${keys.length} submissions` });
    const csv = Readable.toWeb(submissionsToCsv(req, keys)) as ReadableStream;
    return new Response(csv, { headers: downloadHeaders('text/csv; charset=utf-8', 'inbox', 'csv') });
  },
});

const preview = submissionEndpoint({
  input: keySchema,
  handle: async (req, document, key) => {
    const found = await previewOf(req, key, document);
    return found ? Response.json(found) : submissionNotFound();
  },
});

const activity = submissionEndpoint({
  input: keySchema,
  handle: async (req, document, key) => {
    const [entries, duplicates] = await Promise.all([
      findActivity(req, key),
      findDuplicates(req, key, document),
    ]);
    return Response.json({ receivedAt: document.createdAt, entries, duplicates });
  },
});

const views = signedInEndpoint({
  access: staff,
  input: z.object({}),
  handle: async (req) => Response.json({ views: await findViews(req) }),
});

export const inboxEndpoints: Endpoint[] = [
  { path: '/inbox/list', method: 'post', handler: list },
  { path: '/inbox/neighbors', method: 'post', handler: neighbors },
  { path: '/inbox/change', method: 'post', handler: change },
  { path: '/inbox/undo', method: 'post', handler: undo },
  { path: '/inbox/export', method: 'post', handler: exportList },
  { path: '/inbox/views', method: 'get', handler: views },
  { path: '/inbox/:collection/:id/preview', method: 'get', handler: preview },
  { path: '/inbox/:collection/:id/activity', method: 'get', handler: activity },
  partnerProfileEndpoint,
];
