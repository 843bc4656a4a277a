import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, TypeWithID } from 'payload';
import { rememberPublished, visibleChange } from '#cms/publishing/visible-change.ts';
import { announceContent } from './announce.ts';

interface Drafted extends TypeWithID {
  _status?: string | null;
}

const announceVisibleChange: CollectionAfterChangeHook<Drafted> = async (change) => {
  const { collection, doc, req } = change;
  const seen = await visibleChange(change);
  if (seen) {
    await announceContent(req, { collection: collection.slug, change: seen.now ? 'changed' : 'removed' });
  }
  return doc;
};

const announceRemoval: CollectionAfterDeleteHook<Drafted> = async ({ collection, doc, req }) => {
  if (doc._status === 'published') {
    await announceContent(req, { collection: collection.slug, change: 'removed' });
  }
  return doc;
};

/** The hooks of a collection with drafts: what visitors see differently makes pages out of date. */
export const announceChanges = {
  beforeChange: [rememberPublished],
  afterChange: [announceVisibleChange],
  afterDelete: [announceRemoval],
};
