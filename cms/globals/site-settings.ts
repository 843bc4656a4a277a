import { linkFields } from '#cms/fields/link.ts';
import { lineField, paragraphField } from '#cms/fields/copy.ts';
import { previewAddress } from '#cms/publishing/preview.ts';
import { publicGlobal } from './page-global.ts';

/** What every page of the site shows: the product's name, its tagline, its menus, and how to reach the team. */
export const SiteSettings = publicGlobal({
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Settings', preview: () => previewAddress('/') },
  custom: { previewAddress: previewAddress('/') },
  fields: [
    lineField('productName', 'Product name', 60),
    lineField('tagline', 'Tagline'),
    {
      ...paragraphField('description', 'Description', 300),
      admin: { description: 'One sentence about the site, for search engines.' },
    },
    { name: 'contactEmail', label: 'Contact address', type: 'email', required: true },
    {
      name: 'officeHours',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [{ type: 'row', fields: [lineField('days', 'Days', 60), lineField('hours', 'Hours', 60)] }],
    },
    {
      name: 'navigation',
      label: 'Header links',
      type: 'array',
      required: true,
      minRows: 1,
      fields: linkFields(),
    },
    { name: 'footerLinks', type: 'array', required: true, minRows: 1, fields: linkFields() },
  ],
});
