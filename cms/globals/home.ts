import { lineField, paragraphField, titledTextFields } from '#cms/fields/words.ts';
import { pageGlobal } from './page-global.ts';

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
