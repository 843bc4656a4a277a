import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { signedInEndpoint, errorResponse } from '#cms/panel/endpoint.ts';
import { changeMany } from '../change-many.ts';
import { findListed, MOST_AT_ONCE } from '../find-listed.ts';
import { collectionSchema, listSchema, numberSchema } from '../schema.ts';

const input = z.object({
  collection: collectionSchema,
  /** The rows that were ticked, or the list whose rows are all meant. */
  rows: z.union([z.array(numberSchema).min(1).max(MOST_AT_ONCE), listSchema]),
  change: z.union([
    z.strictObject({ status: z.string().max(40) }),
    z.strictObject({ assignee: numberSchema.nullable() }),
  ]),
});

/** Changes the status or the assignee of many submissions: each by itself, so that one refusal stops no other. */
export const changeManyEndpoint = {
  path: '/inbox/:collection/change',
  method: 'post' as const,
  handler: signedInEndpoint({
    access: staff,
    input,
    handle: async (req, { collection, rows, change }) => {
      const ids = Array.isArray(rows) ? rows : await findListed(req, collection, rows);
      if (ids.length > MOST_AT_ONCE) {
        return errorResponse(400, `You can change at most ${MOST_AT_ONCE} at once. Narrow the filter.`);
      }
      return Response.json(await changeMany(req, { collection, ids, change }));
    },
  }),
};
