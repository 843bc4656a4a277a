import type { Endpoint } from 'payload';
import { z } from 'zod';
import { inboxKind, textAt } from '#collections/inbox/kinds/index.ts';
import { keySchema, submissionEndpoint } from '#collections/inbox/submission-endpoint.ts';
import { errorResponse } from '#cms/panel/endpoint.ts';
import { findOpenRequest } from './requests.ts';

const NO_STORE = { headers: { 'Cache-Control': 'private, no-store' } };

/** The lookup uses the submission's ID to keep email addresses out of URLs. */
const find = submissionEndpoint({
  input: keySchema,
  handle: async (req, document, { collection }) => {
    const address = textAt(document, inboxKind(collection).email);
    const request = address ? await findOpenRequest(req, address) : undefined;
    const open = request && { id: request.id, by: request.requestedByName ?? '', at: request.createdAt };
    return Response.json({ hasAddress: address !== undefined, open: open ?? null }, NO_STORE);
  },
});

const create = submissionEndpoint({
  input: keySchema.extend({ note: z.string().max(1000).optional() }),
  handle: async (req, document, { collection, note }) => {
    const address = textAt(document, inboxKind(collection).email);
    if (!address) {
      return errorResponse(409, 'The visitor gave no email address, so there is nothing to look up.');
    }
    const data = { address, note, status: 'open' as const };
    const asUser = { depth: 0, overrideAccess: false, user: req.user };
    const { id } = await req.payload.create({ collection: 'erasure-requests', data, ...asUser });
    return Response.json({ id });
  },
});

export const erasureRequestEndpoints: Endpoint[] = [
  { path: '/inbox/:collection/:id/erasure-request', method: 'get', handler: find },
  { path: '/inbox/:collection/:id/erasure-request', method: 'post', handler: create },
];
