import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { announceContent } from './announce.ts';

/** The hooks of a collection each of whose changes makes pages out of date. */
export function announceChanges(collection: string) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    await announceContent(req, { collection, change: 'changed' });
    return doc as unknown;
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await announceContent(req, { collection, change: 'removed' });
    return doc as unknown;
  };
  return { afterChange: [afterChange], afterDelete: [afterDelete] };
}
