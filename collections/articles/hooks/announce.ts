import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { announceContent } from '#cms/events/announce.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';
import type { Article } from '#cms/payload-types.ts';
import { visibleChange } from '#cms/publishing/visible-change.ts';

const eventOf = ({ module, title }: Article, change: ContentEvent['change']): ContentEvent => ({
  collection: 'articles',
  module,
  change,
  title,
});

/** Tells every process what visitors now see differently. A change to a draft is nobody's business. */
export const announceArticle: CollectionAfterChangeHook<Article> = async (change) => {
  const { doc, req } = change;
  const seen = await visibleChange(change);
  const { before, now } = seen ?? {};
  // What was unpublished is named as visitors knew it: the document may be a draft with another title.
  if (before && before.module !== now?.module) await announceContent(req, eventOf(before, 'removed'));
  if (now) await announceContent(req, eventOf(doc, before?.module === now.module ? 'changed' : 'published'));
  return doc;
};

/** A deleted article disappears from open pages too. */
export const announceRemovedArticle: CollectionAfterDeleteHook<Article> = async ({ doc, req }) => {
  if (doc._status === 'published') await announceContent(req, eventOf(doc, 'removed'));
  return doc;
};
