import type { SanitizedCollectionConfig, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { inboxKind, type InboxSlug } from './kinds.ts';
import type { ListQuery } from './schema.ts';

/** What a list of the panel shows: those that are work, and of them those that fit filter and search. */
export function listWhere(collection: SanitizedCollectionConfig, { where, search }: ListQuery): Where {
  const work = inboxKind(collection.slug as InboxSlug).where;
  const shown = mergeListSearchAndWhere({ collectionConfig: collection, search: search ?? '', where });
  return { and: [...(work ? [work] : []), shown] };
}
