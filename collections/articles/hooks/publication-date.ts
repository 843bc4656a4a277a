import type { CollectionBeforeChangeHook } from 'payload';
import type { Article } from '#cms/payload-types.ts';

/** An article that is published without a publication date gets the present moment. */
export const setPublicationDate: CollectionBeforeChangeHook<Article> = ({ data, originalDoc }) => {
  const isPublished = data._status === 'published';
  const hasDate = Boolean(data.publishedAt ?? originalDoc?.publishedAt);
  return isPublished && !hasDate ? { ...data, publishedAt: new Date().toISOString() } : data;
};
