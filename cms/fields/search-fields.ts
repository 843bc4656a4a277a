import type { Field, GroupField } from 'payload';
import { groupField, textField, textareaField } from './copy.ts';
import { searchPreviewField } from './ui-fields.ts';

interface SearchFields {
  pagePath?: string;
  /** Names of fields to use when the title or description is empty. Without fallbacks, both are required. */
  fallbacks?: { title: string; description: string };
  more?: Field[];
}

export const searchFields = ({ pagePath, fallbacks, more = [] }: SearchFields): GroupField =>
  groupField('meta', 'Search engines', [
    { ...textField('title', 'Title', 80), required: !fallbacks },
    { ...textareaField('description', 'Description', 200), required: !fallbacks },
    ...more,
    searchPreviewField({
      titles: fallbacks ? ['meta.title', fallbacks.title] : ['meta.title'],
      descriptions: fallbacks ? ['meta.description', fallbacks.description] : ['meta.description'],
      pagePath,
    }),
  ]);
