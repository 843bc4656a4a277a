import { lineField, paragraphField } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** The contact page; the address and the office hours are site settings. Specification section 2, "/contact". */
export const Contact = pageGlobal({
  slug: 'contact',
  label: 'Contact',
  path: '/contact',
  fields: [
    ...pageHead(),
    lineField('informationHeading', 'Heading of the information card'),
    paragraphField('responseTime', 'When an answer can be expected'),
    lineField('formHeading', 'Heading of the form'),
    paragraphField('formIntroduction', 'Introduction of the form'),
    {
      name: 'received',
      label: 'After a message is sent',
      type: 'group',
      fields: [
        { ...lineField('heading', 'Heading'), defaultValue: 'Message sent' },
        paragraphField('text', 'Text'),
      ],
    },
  ],
});
