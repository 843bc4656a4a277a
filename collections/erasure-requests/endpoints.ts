import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { inboxKind, type SubmissionKey, valueAt } from '#cms/inbox/kinds.ts';
import { inboxSlugSchema } from '#cms/inbox/schema.ts';
import { errorResponse, idSchema, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { findOpenRequest } from './requests.ts';

const NOT_FOUND = 'This submission does not exist. It may have been deleted.';
const NO_ADDRESS = 'The visitor gave no email address, so there is nothing to look up.';

const keySchema = z.object({ collection: inboxSlugSchema, id: idSchema });

/** The address of who sent a submission; nothing where there is none, and undefined where there is no submission. */
async function senderAddress(req: SignedInRequest, key: SubmissionKey): Promise<string | null | undefined> {
  const asUser = { depth: 1, disableErrors: true, overrideAccess: false, user: req.user };
  const document = await req.payload.findByID({ ...key, ...asUser });
  if (!document) return undefined;
  const address = valueAt(document, inboxKind(key.collection).email);
  return typeof address === 'string' && address ? address : null;
}

const NO_STORE = { headers: { 'Cache-Control': 'private, no-store' } };

/** Whether staff have asked for the erasure of a submission's sender, and who did. No URL has the address. */
const find = signedInEndpoint({
  access: staff,
  input: keySchema,
  handle: async (req, key) => {
    const address = await senderAddress(req, key);
    if (address === undefined) return errorResponse(404, NOT_FOUND);
    const request = address ? await findOpenRequest(req, address) : undefined;
    const open = request && { id: request.id, by: request.requestedByName ?? '', at: request.createdAt };
    return Response.json({ hasAddress: address !== null, open: open ?? null }, NO_STORE);
  },
});

const create = signedInEndpoint({
  access: staff,
  input: keySchema.extend({ note: z.string().max(1000).optional() }),
  handle: async (req, { note, ...key }) => {
    const address = await senderAddress(req, key);
    if (address === undefined) return errorResponse(404, NOT_FOUND);
    if (!address) return errorResponse(409, NO_ADDRESS);
    const data = { address, note, status: 'open' as const };
    const asUser = { depth: 0, overrideAccess: false, user: req.user };
    const { id } = await req.payload.create({ collection: 'erasure-requests', data, ...asUser });
    return Response.json({ id });
  },
});

/** Erasure requests from the page of a submission. */
export const erasureRequestEndpoints: Endpoint[] = [
  { path: '/inbox/:collection/:id/erasure-request', method: 'get', handler: find },
  { path: '/inbox/:collection/:id/erasure-request', method: 'post', handler: create },
];
