import { paragraphField, titledTextFields } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** The feedback page; `feedback` is what visitors wrote there. Specification section 2, "/feedback". */
export const FeedbackPage = pageGlobal({
  slug: 'feedback-page',
  label: 'Feedback',
  path: '/feedback',
  fields: [
    ...pageHead(),
    { name: 'points', label: 'Beside the form', type: 'array', fields: titledTextFields() },
    {
      name: 'received',
      label: 'After feedback is sent',
      type: 'group',
      fields: [paragraphField('text', 'What happens next')],
    },
  ],
});
