import type { CollectionBeforeChangeHook } from 'payload';

/** An article that is published without a publication date gets the present moment. */
export const setPublicationDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isPublished = data._status === 'published';
  const hasDate = Boolean(data.publishedAt ?? originalDoc?.publishedAt);
  return isPublished && !hasDate ? { ...data, publishedAt: new Date().toISOString() } : data;
};
