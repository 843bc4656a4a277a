import { lineField, paragraphField, proseField, titledTextFields } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** What the site is for and what it holds to. Specification section 2, "/about". */
export const About = pageGlobal({
  slug: 'about',
  label: 'About',
  path: '/about',
  fields: [
    ...pageHead(),
    proseField('story', 'Story'),
    lineField('storyButtonLabel', 'Button to the partner page', 60),
    lineField('valuesHeading', 'Heading of the values'),
    { name: 'values', type: 'array', required: true, minRows: 1, fields: titledTextFields() },
    {
      name: 'callToAction',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('text', 'Text'),
        lineField('buttonLabel', 'Button to the partner page', 60),
      ],
    },
  ],
});
