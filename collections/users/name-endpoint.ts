import type { Endpoint } from 'payload';
import { z } from 'zod';
import { signedIn } from '#cms/access.ts';
import { findPersonName } from '#cms/editing/last-editor.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';

/** Colleagues see who checked and saved what, and nothing else of each other's accounts. */
export const nameEndpoint: Endpoint = {
  method: 'get',
  path: '/name/:id',
  handler: signedInEndpoint({
    access: signedIn,
    input: z.object({ id: idSchema }),
    handle: async (req, { id }) => {
      const name = await findPersonName(req, id);
      return name === undefined
        ? errorResponse(404, 'This account no longer exists.')
        : Response.json({ name });
    },
  }),
};
