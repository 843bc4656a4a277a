import type { CollectionBeforeChangeHook } from 'payload';
import { readingMinutes } from '#cms/fields/reading-minutes.ts';
import type { Article } from '#cms/payload-types.ts';
import { plainText } from '#cms/rich-text/walk.ts';

/** Keeps `readTime` in step with the text. */
export const countReadingTime: CollectionBeforeChangeHook<Article> = ({ data }) =>
  data.body ? { ...data, readTime: readingMinutes(plainText(data.body)) } : data;
