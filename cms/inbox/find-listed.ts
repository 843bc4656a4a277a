import type { PayloadRequest } from 'payload';
import { listWhere } from './list-where.ts';
import type { InboxSlug } from './kinds.ts';
import type { ListQuery } from './schema.ts';

/** As many as one person changes in one go. */
export const MOST_AT_ONCE = 500;

/** The numbers of all that a list shows on all its pages, one more than can be changed at most. */
export async function findListed(
  req: PayloadRequest,
  collection: InboxSlug,
  query: ListQuery,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection,
    where: listWhere(req.payload.collections[collection].config, query),
    limit: MOST_AT_ONCE + 1,
    pagination: false,
    depth: 0,
    select: {},
    sort: 'id',
    overrideAccess: false,
    user: req.user,
  });
  return docs.map(({ id }) => id);
}
