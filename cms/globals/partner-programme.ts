import { lineField, paragraphField, titledTextFields } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** The pitch to partners, and the words of their directory. Specification section 2, "/partners". */
export const PartnerProgramme = pageGlobal({
  slug: 'partner-programme',
  label: 'Partner program',
  path: '/partners',
  fields: [
    ...pageHead(),
    lineField('benefitsHeading', 'Heading of the benefits'),
    { name: 'benefits', type: 'array', required: true, minRows: 1, fields: titledTextFields() },
    lineField('typesHeading', 'Heading of the partner types'),
    {
      name: 'types',
      label: 'Partner types',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        lineField('name', 'Name', 60),
        paragraphField('text', 'Text'),
        {
          name: 'points',
          type: 'array',
          required: true,
          minRows: 1,
          fields: [lineField('text', 'Point', 160)],
        },
      ],
    },
    lineField('featuredHeading', 'Heading of the featured partners'),
    paragraphField('featuredIntroduction', 'Introduction of the featured partners'),
    {
      type: 'row',
      fields: [
        lineField('applyLabel', 'First link to the choice of a law', 60),
        lineField('applyNowLabel', 'Second link to the choice of a law', 60),
        lineField('contactLabel', 'Link to Contact', 60),
      ],
    },
    lineField('directoryLabel', 'Link to the directory', 60),
    {
      name: 'callToAction',
      type: 'group',
      fields: [lineField('heading', 'Heading'), paragraphField('text', 'Text')],
    },
    {
      name: 'directory',
      type: 'group',
      fields: [...pageHead(), paragraphField('emptyText', 'Text when no partner matches', 300)],
    },
  ],
});
