import { Readable } from 'node:stream';
import { staff } from '#cms/access.ts';
import { signedInEndpoint, errorResponse } from '#cms/panel/endpoint.ts';
import { csvOf } from '../csv.ts';
import { objectionToList } from '../objection-to-list.ts';
import { collectionSchema, listSchema } from '../schema.ts';

const day = (): string => new Date().toISOString().slice(0, 10);

/** What a list shows, on all its pages, as a file for a spreadsheet. */
export const exportEndpoint = {
  path: '/inbox/:collection/export',
  method: 'get' as const,
  handler: signedInEndpoint({
    access: staff,
    input: listSchema.extend({ collection: collectionSchema }),
    handle: async (req, { collection, ...query }) => {
      const objection = await objectionToList(req, collection, query);
      if (objection) return errorResponse(400, objection);
      const csv = Readable.toWeb(csvOf(req, collection, query)) as ReadableStream;
      return new Response(csv, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${collection}-${day()}.csv"`,
          'Cache-Control': 'private, no-store',
        },
      });
    },
  }),
};
