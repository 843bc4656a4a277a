import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { errorResponse, idSchema, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { imageResponse, renderPage } from '#collections/bills/page-image.ts';
import { DecisionRefused } from '#collections/bills/verdicts.ts';
import { add, addSchema, decide, decideMany, decideManySchema, decisionSchema } from './decide.ts';
import { loadReview } from './review.ts';

const NOT_CACHED = { 'Cache-Control': 'private, no-store' };

const GONE = 'This bill does not exist. It may have been deleted.';

const billSchema = z.object({ bill: idSchema });

async function reviewResponse(req: SignedInRequest, bill: number): Promise<Response> {
  const review = await loadReview(req, bill);
  return review ? Response.json(review, { headers: NOT_CACHED }) : errorResponse(404, GONE);
}

const review = signedInEndpoint({
  access: staff,
  input: billSchema,
  handle: (req, { bill }) => reviewResponse(req, bill),
});

const STATUS = { gone: 404, changed: 409, invalid: 400 } as const;

async function decided(req: SignedInRequest, bill: number, store: () => Promise<void>): Promise<Response> {
  try {
    await store();
    return await reviewResponse(req, bill);
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error;
    return errorResponse(STATUS[error.reason], error.message);
  }
}

const decideOne = signedInEndpoint({
  access: staff,
  input: decisionSchema.extend({ bill: idSchema }),
  handle: (req, { bill, ...decision }) => decided(req, bill, () => decide(req, bill, decision)),
});

const decideAboutMany = signedInEndpoint({
  access: staff,
  input: decideManySchema.extend({ bill: idSchema }),
  handle: (req, { bill, ...decision }) => decided(req, bill, () => decideMany(req, bill, decision)),
});

const addMissed = signedInEndpoint({
  access: staff,
  input: addSchema.extend({ bill: idSchema }),
  handle: (req, { bill, ...missed }) => decided(req, bill, () => add(req, bill, missed)),
});

const MAX_FILES = 50;
const MAX_PAGES = 1000;

const image = signedInEndpoint({
  access: staff,
  input: billSchema.extend({
    file: z.coerce.number().int().min(0).max(MAX_FILES),
    page: z.coerce.number().int().min(0).max(MAX_PAGES),
  }),
  handle: async (req, page) => {
    const found = await renderPage(req, page);
    return 'image' in found ? imageResponse(found.image) : errorResponse(found.status, found.message);
  },
});

export const billReviewEndpoints: Endpoint[] = [
  { path: '/bill-review/:bill', method: 'get', handler: review },
  { path: '/bill-review/:bill/decide', method: 'post', handler: decideOne },
  { path: '/bill-review/:bill/decide-many', method: 'post', handler: decideAboutMany },
  { path: '/bill-review/:bill/add', method: 'post', handler: addMissed },
  { path: '/bill-review/:bill/pages/:file/:page', method: 'get', handler: image },
];
