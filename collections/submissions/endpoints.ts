import { Readable } from 'node:stream';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { recordEvent } from '#cms/audit.ts';
import { downloadHeaders, errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { submissionsToCsv } from './csv.ts';
import { findDetail } from './detail.ts';
import { filtersSchema, MAX_PAGE } from './filters.ts';
import { findList } from './list.ts';
import { partnerProfileEndpoint } from './partner-profile.ts';
import { replySchema } from './replies/reply-schema.ts';
import { sendReply } from './replies/send-reply.ts';
import { SUBMISSION_NOT_FOUND } from './schema.ts';
import { sortOrder, toWhere } from './where.ts';

/** Never put the search text into a URL: it may be a name or an email address. */
const listSchema = z.object({ filters: filtersSchema, search: z.string().max(200) });

const list = signedInEndpoint({
  access: staff,
  input: listSchema.extend({ page: z.number().int().min(1).max(MAX_PAGE) }),
  handle: async (req, query) => Response.json(await findList(req, query)),
});

const exportList = signedInEndpoint({
  access: staff,
  input: listSchema,
  handle: async (req, { filters, search }) => {
    const where = toWhere({ filters, search, user: req.user.id, now: new Date() });
    const { totalDocs } = await req.payload.count({ collection: 'submissions', where });
    await recordEvent(req, { event: 'Exported', subject: `Inbox: ${totalDocs} submissions` });
    const csv = Readable.toWeb(submissionsToCsv(req, where, sortOrder(filters))) as ReadableStream;
    return new Response(csv, { headers: downloadHeaders('text/csv; charset=utf-8', 'inbox', 'csv') });
  },
});

const detail = signedInEndpoint({
  access: staff,
  input: z.object({ id: idSchema }),
  handle: async (req, { id }) => {
    const found = await findDetail(req, id);
    return found
      ? Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } })
      : errorResponse(404, SUBMISSION_NOT_FOUND);
  },
});

const reply = signedInEndpoint({
  access: staff,
  input: replySchema.extend({ id: idSchema }),
  handle: async (req, { id, ...written }) => Response.json(await sendReply(req, id, written)),
});

export const inboxEndpoints: Endpoint[] = [
  { path: '/inbox', method: 'post', handler: list },
  { path: '/inbox/export', method: 'post', handler: exportList },
  { path: '/inbox/:id', method: 'get', handler: detail },
  { path: '/inbox/:id/replies', method: 'post', handler: reply },
  partnerProfileEndpoint,
];
