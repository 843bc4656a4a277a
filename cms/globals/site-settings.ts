import type { GlobalConfig } from 'payload';
import { anyone } from '#cms/access/anyone.ts';
import { editors } from '#cms/access/editors.ts';
import { announceContent } from '#cms/events/announce.ts';
import { linkFields } from '#cms/fields/link.ts';

/** What every page of the site shows: the product's name, its tagline and its menus. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Settings' },
  access: { read: anyone, readVersions: editors, update: editors },
  hooks: {
    afterChange: [
      async ({ doc, req }: { doc: unknown; req: Parameters<typeof announceContent>[0] }) => {
        await announceContent(req, { collection: 'site-settings', change: 'changed' });
        return doc;
      },
    ],
  },
  fields: [
    { name: 'productName', type: 'text', required: true, maxLength: 60 },
    { name: 'tagline', type: 'text', required: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'One sentence about the site, for the home page and search engines.' },
    },
    { name: 'navigation', label: 'Header links', type: 'array', fields: linkFields() },
    { name: 'footerLinks', type: 'array', fields: linkFields() },
  ],
};
