import { lineField, paragraphField } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** The words of the pages on which a bill is sent, and thanked for. Specification section 2, "CWZ". */
export const CwzUpload = pageGlobal({
  slug: 'cwz-upload',
  label: 'CWZ bill upload',
  path: '/cwz/upload',
  isPersonal: true,
  fields: [
    ...pageHead(),
    lineField('consentLabel', 'Label of the checkbox', 200),
    paragraphField('privacy', 'What happens to the bill', 500),
    {
      name: 'thankYou',
      label: 'After sending',
      type: 'group',
      fields: [
        ...pageHead(),
        {
          name: 'nextSteps',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 6,
          fields: [lineField('text', 'Step', 200)],
        },
      ],
    },
  ],
});
