import type { CollectionBeforeChangeHook } from 'payload';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { readingMinutes } from '#cms/fields/reading-minutes.ts';

/** Keeps `readTime` in step with the text. */
export const countReadingTime: CollectionBeforeChangeHook = ({ data }) =>
  data.body ? { ...data, readTime: readingMinutes(convertLexicalToPlaintext({ data: data.body })) } : data;
