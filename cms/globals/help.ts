import type { Field } from 'payload';
import { lineField, paragraphField, proseField, titledTextFields } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

const card = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: titledTextFields(),
});

/** The help center; its guides are a collection. Specification section 2, "/help". */
export const Help = pageGlobal({
  slug: 'help',
  label: 'Help center',
  path: '/help',
  fields: [
    ...pageHead(),
    {
      name: 'cards',
      type: 'group',
      fields: [card('faqs', 'FAQs'), card('guides', 'Guides'), card('support', 'Support')],
    },
    lineField('faqHeading', 'Heading of the questions'),
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [lineField('question', 'Question', 160), proseField('answer', 'Answer')],
    },
    lineField('guidesHeading', 'Heading of the guides'),
    paragraphField('guidesIntroduction', 'Introduction of the guides'),
  ],
});
