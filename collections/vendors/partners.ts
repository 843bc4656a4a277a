import type { CollectionConfig } from 'payload';
import { MODULE_CHOICES, PARTNER_TYPES, SERVICE_CATEGORIES } from '#law/modules.ts';
import { beforePublishingField, searchPreviewField } from '#cms/fields/ui-fields.ts';
import { editors, publishedOrSignedIn, signedIn } from '#cms/access.ts';
import { pageHooks } from '#cms/publishing/keep-old-url.ts';
import { addressField } from '#cms/fields/link.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { lawsField, tradesField } from '#cms/fields/expertise.ts';
import { slugField } from '#cms/fields/slug.ts';
import { checkboxField, textField, textareaField, proseField, selectField } from '#cms/fields/copy.ts';
import { makePreview } from '#cms/publishing/preview.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';

const SIDEBAR = { admin: { position: 'sidebar' } } as const;

export const Partners: CollectionConfig = {
  slug: 'partners',
  admin: {
    group: 'Directory',
    useAsTitle: 'name',
    defaultColumns: ['name', 'partnerType', 'modules', 'featured', '_status'],
    listSearchableFields: ['name', 'slug', 'summary'],
    preview: makePreview('partners'),
  },
  defaultSort: 'name',
  access: {
    create: signedIn,
    read: publishedOrSignedIn,
    readVersions: signedIn,
    update: signedIn,
    delete: editors,
  },
  versions: documentVersions,
  hooks: pageHooks,
  fields: [
    beforePublishingField(),
    textField('name', 'Name'),
    textareaField('summary', 'Summary for cards', 240),
    proseField('description', 'Profile'),
    addressField('website', false, 'Website'),
    { name: 'logo', type: 'upload', relationTo: 'media' },
    searchPreviewField({ titles: ['name'], descriptions: ['summary'] }),
    { ...slugField({ of: 'partners', source: 'name' }), unique: true },
    selectField('partnerType', PARTNER_TYPES, { position: 'sidebar' }),
    {
      name: 'modules',
      type: 'select',
      hasMany: true,
      required: true,
      options: MODULE_CHOICES,
      admin: { position: 'sidebar', description: 'The laws this partner helps with.' },
    },
    {
      name: 'serviceCategories',
      type: 'select',
      hasMany: true,
      required: true,
      options: SERVICE_CATEGORIES,
      admin: { position: 'sidebar' },
    },
    lawsField('The building laws this partner helps with, besides those of its modules.', SIDEBAR),
    tradesField(SIDEBAR),
    checkboxField('featured', 'Featured on the Partners page', { position: 'sidebar' }),
    checkboxField('isExample', 'Example profile', {
      position: 'sidebar',
      description:
        'Shown with the label "Example" because the firm is made up. The site shows examples until three real partners are featured.',
    }),
    {
      name: 'vendorApplication',
      type: 'relationship',
      relationTo: 'vendor-applications',
      access: { read: signedIn },
      admin: { position: 'sidebar', description: 'The application this profile was made from.' },
    },
    seedDigestField(),
  ],
};
