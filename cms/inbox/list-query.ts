import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import { inboxKind, type InboxSlug } from './kinds.ts';

export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** The filter and the search of a list, as Payload reads them from a URL. */
export const listSchema = z.object({
  where: z.custom<Where>((value) => typeof value === 'object' && value !== null).optional(),
  search: z.string().max(200).optional(),
});

export type ListQuery = z.infer<typeof listSchema>;

/** The condition for what a list of the panel shows: documents that are work, and match filter and search. */
export function listWhere(collection: SanitizedCollectionConfig, { where, search }: ListQuery): Where {
  const work = inboxKind(collection.slug as InboxSlug).where;
  const shown = mergeListSearchAndWhere({ collectionConfig: collection, search: search ?? '', where });
  return { and: [...(work ? [work] : []), shown] };
}

export const MAX_BULK_CHANGE = 500;

/** The IDs of everything that a list shows on all its pages, up to one more than can be changed at once. */
export async function findListed(
  req: PayloadRequest,
  collection: InboxSlug,
  query: ListQuery,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection,
    where: listWhere(req.payload.collections[collection].config, query),
    limit: MAX_BULK_CHANGE + 1,
    pagination: false,
    depth: 0,
    select: {},
    sort: 'id',
    overrideAccess: false,
    user: req.user,
  });
  return docs.map(({ id }) => id);
}

/** Payload's error for a filter with fields that cannot be filtered by. */
const unknownFields = z.object({
  status: z.literal(400),
  data: z.array(z.object({ path: z.string() })).min(1),
});

/** The error message for a filter with fields that cannot be filtered by; nothing where the list can be shown. */
export async function listQueryError(
  req: PayloadRequest,
  collection: InboxSlug,
  query: ListQuery,
): Promise<string | undefined> {
  const where = listWhere(req.payload.collections[collection].config, query);
  try {
    await req.payload.count({ collection, where, overrideAccess: false, user: req.user });
    return undefined;
  } catch (error) {
    const { data: unknown } = unknownFields.safeParse(error);
    if (!unknown) throw error;
    const names = unknown.data.map(({ path }) => `"${path}"`).join(', ');
    return `The list cannot be filtered by ${names}. Change the filter and try again.`;
  }
}
