import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { proposeForBill } from './propose.ts';
import { imageResponse, renderPage } from './page-image.ts';

const GONE = 'This bill does not exist. It may have been deleted.';

const findings = signedInEndpoint({
  access: staff,
  input: z.object({ id: idSchema }),
  handle: async (req, { id }) => {
    const proposed = await proposeForBill(req, id);
    return proposed
      ? Response.json(proposed, { headers: { 'Cache-Control': 'private, no-store' } })
      : errorResponse(404, GONE);
  },
});

const MAX_FILES = 50;
const MAX_PAGES = 1000;

const image = signedInEndpoint({
  access: staff,
  input: z.object({
    id: idSchema,
    file: z.coerce.number().int().min(0).max(MAX_FILES),
    page: z.coerce.number().int().min(0).max(MAX_PAGES),
  }),
  handle: async (req, { id: bill, ...page }) => {
    const found = await renderPage(req, { bill, ...page });
    return 'image' in found ? imageResponse(found.image) : errorResponse(found.status, found.message);
  },
});

export const billEndpoints: Endpoint[] = [
  { path: '/:id/findings', method: 'get', handler: findings },
  { path: '/:id/pages/:file/:page', method: 'get', handler: image },
];
