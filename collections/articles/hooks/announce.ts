import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Article } from '#cms/payload-types.ts';
import { announceContent } from '#cms/events/announce.ts';

/** Tells every process what visitors now see differently. A change to a draft is nobody's business. */
export const announceArticle: CollectionAfterChangeHook<Article> = async ({ doc, previousDoc, req }) => {
  const isPublished = doc._status === 'published';
  const wasPublished = previousDoc?._status === 'published';
  if (!isPublished && !wasPublished) return doc;
  await announceContent(req, {
    collection: 'articles',
    module: doc.module,
    change: isPublished && !wasPublished ? 'published' : isPublished ? 'changed' : 'removed',
    title: doc.title,
  });
  return doc;
};

/** A deleted article disappears from open pages too. */
export const announceRemovedArticle: CollectionAfterDeleteHook<Article> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc;
  await announceContent(req, {
    collection: 'articles',
    module: doc.module,
    change: 'removed',
    title: doc.title,
  });
  return doc;
};
