import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { announceContent } from '#cms/events/announce.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';
import type { Article } from '#cms/payload-types.ts';
import { isVisible, wasVisible } from './visibility.ts';

const eventOf = ({ module, title }: Article, change: ContentEvent['change']): ContentEvent => ({
  collection: 'articles',
  module,
  change,
  title,
});

/** Tells every process what visitors now see differently. A change to a draft is nobody's business. */
export const announceArticle: CollectionAfterChangeHook<Article> = async ({ doc, req, context }) => {
  const before = wasVisible(context);
  const now = await isVisible(req, doc.id);
  const isDraftBesideIt = now && doc._status !== 'published';
  if (isDraftBesideIt) return doc;
  if (now) await announceContent(req, eventOf(doc, before ? 'changed' : 'published'));
  else if (before) await announceContent(req, eventOf(doc, 'removed'));
  return doc;
};

/** A deleted article disappears from open pages too. */
export const announceRemovedArticle: CollectionAfterDeleteHook<Article> = async ({ doc, req }) => {
  if (doc._status === 'published') await announceContent(req, eventOf(doc, 'removed'));
  return doc;
};
