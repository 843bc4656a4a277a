import {
  checkboxField,
  groupField,
  lineField,
  listField,
  paragraphField,
  rowField,
  selectField,
  titledTextFields,
} from '#cms/fields/copy.ts';
import { addressField, linkFields } from '#cms/fields/link.ts';
import { previewUrl } from '#cms/publishing/preview.ts';
import { pageGlobal, publicGlobal } from '#cms/publishing/page-global.ts';

export const SiteSettings = publicGlobal({
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Settings', preview: () => previewUrl('/') },
  custom: { previewUrl: previewUrl('/') },
  fields: [
    lineField('productName', 'Product name', 60),
    lineField('tagline', 'Tagline'),
    {
      ...paragraphField('description', 'Description', 300),
      admin: { description: 'One sentence about the site, for search engines.' },
    },
    { name: 'contactEmail', label: 'Contact address', type: 'email', required: true },
    listField('officeHours', 'Office Hours', [
      rowField(lineField('days', 'Days', 60), lineField('hours', 'Hours', 60)),
    ]),
    {
      ...listField('laws', 'Laws, by the subject of a letter from the city', [
        rowField(lineField('subject', 'Subject of the letter', 40), {
          ...lineField('law', 'Law', 40),
          required: false,
        }),
        addressField('url', true),
      ]),
      admin: {
        description: 'The home page, the phone menu and the footer list them in this order.',
      },
    },
    listField('navigation', 'Header links', linkFields()),
    listField('footerLinks', 'Footer Links', linkFields()),
    {
      ...checkboxField('listsBuildings', 'Covered buildings in search engines', {
        description:
          'If checked, the page of each building on the Covered Buildings List is in the sitemap, and search engines may show it.',
      }),
      defaultValue: true,
    },
  ],
});

const THEME_ICONS = ['Alerts', 'Compliance', 'Location', 'Reports', 'Partners', 'Education'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const Home = pageGlobal({
  slug: 'home',
  label: 'Home',
  path: '/',
  fields: [
    groupField('hero', 'Hero', [paragraphField('introduction', 'Introduction')]),
    groupField('themes', 'Feature themes', [
      lineField('heading', 'Heading'),
      paragraphField('introduction', 'Introduction'),
      listField('items', 'Themes', [selectField('icon', THEME_ICONS), ...titledTextFields()]),
    ]),
    groupField('letters', 'I got a letter about ...', [
      {
        ...lineField('heading', 'Heading'),
        admin: { description: 'The laws listed below it are set in the site settings.' },
      },
    ]),
    groupField('partners', 'Partners', [lineField('heading', 'Heading'), paragraphField('text', 'Text')]),
    groupField('articles', 'Articles', [
      lineField('heading', 'Heading'),
      paragraphField('introduction', 'Introduction'),
    ]),
  ],
});
