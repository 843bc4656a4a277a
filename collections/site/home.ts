import {
  checkboxField,
  groupField,
  textField,
  listField,
  textareaField,
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
    textField('productName', 'Product name', 60),
    textField('tagline', 'Tagline'),
    {
      ...textareaField('description', 'Description', 300),
      admin: { description: 'One sentence about the site, for search engines.' },
    },
    { name: 'contactEmail', label: 'Contact address', type: 'email', required: true },
    listField('officeHours', 'Office Hours', [
      rowField(textField('days', 'Days', 60), textField('hours', 'Hours', 60)),
    ]),
    {
      ...listField('laws', 'Laws, by the subject of a letter from the city', [
        rowField(textField('subject', 'Subject of the letter', 40), {
          ...textField('law', 'Law', 40),
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
    groupField('hero', 'Hero', [textareaField('introduction', 'Introduction')]),
    groupField('themes', 'Feature themes', [
      textField('heading', 'Heading'),
      textareaField('introduction', 'Introduction'),
      listField('items', 'Themes', [selectField('icon', THEME_ICONS), ...titledTextFields()]),
    ]),
    groupField('letters', 'I got a letter about ...', [
      {
        ...textField('heading', 'Heading'),
        admin: { description: 'The laws listed below it are set in the site settings.' },
      },
    ]),
    groupField('partners', 'Partners', [textField('heading', 'Heading'), textareaField('text', 'Text')]),
    groupField('articles', 'Articles', [
      textField('heading', 'Heading'),
      textareaField('introduction', 'Introduction'),
    ]),
  ],
});
