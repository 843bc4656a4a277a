import type { ArrayFieldValidation } from 'payload';
import { groupField, textField, listField, textareaField } from '#cms/fields/copy.ts';
import { synonymsError } from '#collections/search/synonyms.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const validateSynonyms: ArrayFieldValidation = (rows) =>
  synonymsError(((rows ?? []) as { words?: string | null }[]).map(({ words }) => words ?? '')) ?? true;

export const SearchPage = pageGlobal({
  slug: 'search-page',
  label: 'Search page',
  path: '/search',
  fields: [
    ...pageHead(),
    groupField('none', 'Nothing found', [textareaField('text', 'What to try')]),
    {
      ...listField('synonyms', 'Words that mean the same', [textField('words', 'Words', 300)], {
        minRows: 0,
      }),
      required: false,
      validate: validateSynonyms,
      labels: { singular: 'Group', plural: 'Groups' },
      admin: {
        description:
          'A search for one word of a group also finds the others. Separate words with commas: fine, penalty. You do not need to add other forms of a word, such as fines.',
      },
    },
  ],
});
