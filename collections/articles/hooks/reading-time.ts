import type { CollectionBeforeChangeHook } from 'payload';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { readingMinutes } from '#cms/fields/reading-minutes.ts';
import type { Article } from '#cms/payload-types.ts';

/** Keeps `readTime` in step with the text. */
export const countReadingTime: CollectionBeforeChangeHook<Article> = ({ data }) =>
  data.body ? { ...data, readTime: readingMinutes(convertLexicalToPlaintext({ data: data.body })) } : data;
