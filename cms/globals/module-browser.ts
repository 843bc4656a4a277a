import { moduleField } from '#cms/fields/module.ts';
import { lineField, paragraphField, titledTextFields } from '#cms/fields/words.ts';
import { pageGlobal, pageHead } from './page-global.ts';

/** The way to the modules: cards, and below them a band. Specification section 2, "/browse-modules". */
export const ModuleBrowser = pageGlobal({
  slug: 'module-browser',
  label: 'Module browser',
  path: '/browse-modules',
  fields: [
    ...pageHead(),
    lineField('exploreLabel', 'Link on the cards', 40),
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [moduleField(), ...titledTextFields()],
    },
    {
      name: 'band',
      type: 'group',
      fields: [
        moduleField(),
        lineField('title', 'Title', 80),
        paragraphField('text', 'Text'),
        lineField('buttonLabel', 'Button', 40),
      ],
    },
  ],
});
