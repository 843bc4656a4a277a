import { lineField, proseField } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** Questions on the Commercial Waste Zones. The specification (section 2, "Thank-you") links to the page. */
export const CwzFaq = pageGlobal({
  slug: 'cwz-faq',
  label: 'CWZ questions',
  path: '/cwz/faq',
  fields: [
    ...pageHead(),
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [lineField('question', 'Question', 160), proseField('answer', 'Answer')],
    },
  ],
});
