import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { signedInEndpoint, errorResponse } from '#cms/panel/endpoint.ts';
import { readActivity } from '../activity.ts';
import { findAlike } from '../alike.ts';
import { collectionSchema, numberSchema } from '../schema.ts';

/** What stands beside a submission: its notes, its history, and others of the same sender. */
export const activityEndpoint = {
  path: '/inbox/:collection/:id/activity',
  method: 'get' as const,
  handler: signedInEndpoint({
    access: staff,
    input: z.object({ collection: collectionSchema, id: numberSchema }),
    handle: async (req, place) => {
      const access = { overrideAccess: false, user: req.user };
      const where = { id: { equals: place.id } };
      const { docs } = await req.payload.find({
        collection: place.collection,
        where,
        limit: 1,
        depth: 1,
        ...access,
      });
      const [document] = docs;
      if (!document) return errorResponse(404, 'There is no such submission.');
      const [entries, alike] = await Promise.all([readActivity(req, place), findAlike(req, place, document)]);
      return Response.json({ arrivedAt: document.createdAt, entries, alike });
    },
  }),
};
