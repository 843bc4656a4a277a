import type { CollectionSlug, Payload } from 'payload';

/** What the panel calls one document of a collection. */
export function documentKind({ collections }: Payload, collection: CollectionSlug): string {
  const { singular } = collections[collection].config.labels;
  return typeof singular === 'string' ? singular : collection;
}
