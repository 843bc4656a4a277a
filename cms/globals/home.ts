import { moduleField } from '#cms/fields/common.ts';
import { lineField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from './page-global.ts';

const THEME_ICONS = ['alerts', 'compliance', 'location', 'reports', 'partners', 'education'];

/** The home page. Its headline is the tagline of the site settings. Specification section 2, "/ Home". */
export const Home = pageGlobal({
  slug: 'home',
  label: 'Home',
  path: '/',
  fields: [
    {
      name: 'hero',
      type: 'group',
      fields: [
        paragraphField('introduction', 'Introduction'),
        {
          type: 'row',
          fields: [
            lineField('learnMoreLabel', 'Button to About', 40),
            lineField('contactLabel', 'Button to Contact', 40),
          ],
        },
      ],
    },
    {
      name: 'themes',
      label: 'Feature themes',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('introduction', 'Introduction'),
        {
          name: 'items',
          label: 'Themes',
          type: 'array',
          required: true,
          minRows: 1,
          fields: [
            {
              name: 'icon',
              type: 'select',
              required: true,
              options: THEME_ICONS.map((icon) => ({
                value: icon,
                label: icon.charAt(0).toUpperCase() + icon.slice(1),
              })),
            },
            ...titledTextFields(),
          ],
        },
      ],
    },
    {
      name: 'modules',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('introduction', 'Introduction'),
        lineField('buttonLabel', 'Button to the modules', 60),
      ],
    },
    {
      name: 'partners',
      type: 'group',
      fields: [
        lineField('heading', 'Heading'),
        paragraphField('text', 'Text'),
        lineField('buttonLabel', 'Button to the partner page', 60),
      ],
    },
    {
      name: 'articles',
      type: 'group',
      fields: [lineField('heading', 'Heading'), paragraphField('introduction', 'Introduction')],
    },
  ],
});

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
