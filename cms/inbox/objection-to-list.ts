import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { listWhere } from './list-where.ts';
import type { InboxSlug } from './kinds.ts';
import type { ListQuery } from './schema.ts';

/** How Payload says that a filter names what cannot be filtered by. */
const unknownFields = z.object({
  status: z.literal(400),
  data: z.array(z.object({ path: z.string() })).min(1),
});

/**
 * Why a list cannot be shown, in a sentence that names what its filter asks for in vain; nothing where it can. What
 * else goes wrong is thrown.
 */
export async function objectionToList(
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
    return `The list cannot be filtered by ${names}. Change the filter, and try again.`;
  }
}
