import type { CollectionConfig, Field, FieldAccess } from 'payload';
import { MODULE_CHOICES, REGULATORY_MODULES } from '#app/regulations/index.ts';
import { beforePublishingField } from '#cms/admin/before-publishing/field.ts';
import { searchPreviewField } from '#cms/admin/search-preview/field.ts';
import { admins } from '#cms/access/admins.ts';
import { editors } from '#cms/access/editors.ts';
import { publishedOrEditors } from '#cms/access/published-or-editors.ts';
import { addressField, optionalLinkField } from '#cms/fields/link.ts';
import { seedDigestField } from '#cms/fields/seed-digest.ts';
import { lineField, paragraphField, titledTextFields } from '#cms/fields/words.ts';
import { previewOf } from '#cms/preview/preview-of.ts';
import { NO_UNPUBLISH } from '#cms/admin/publishing/index.ts';
import { staysPublished } from '#cms/publishing/stays-published.ts';
import { documentVersions } from '#cms/publishing/versions.ts';
import { rememberPublished } from '#cms/publishing/visible-change.ts';
import type { Module } from '#cms/payload-types.ts';
import { announceModule } from './announce-module.ts';
import { announceOpenings } from './announce-openings.ts';
import { overviewBlocks } from './overview-blocks.ts';

const sectionState = (name: string, label: string): Field => ({
  name,
  label,
  type: 'select',
  required: true,
  defaultValue: 'comingSoon',
  options: [
    { value: 'live', label: 'Live' },
    { value: 'comingSoon', label: 'Coming soon' },
  ],
});

/** A new module is saved as a draft before its slug is chosen; once it is, it stays. */
const unlessChosen: FieldAccess<Module> = ({ doc }) => !doc?.slug;

/** Whether a module has a page of questions. */
const hasQuestions = (slug: unknown): boolean =>
  REGULATORY_MODULES.some((module) => module.slug === slug && module.menu.some(({ page }) => page === 'faq'));

const menuFields: Field[] = [
  {
    type: 'row',
    fields: [lineField('overview', 'Overview', 40), lineField('quiz', 'Quiz or calculator', 40)],
  },
  {
    type: 'row',
    fields: [
      lineField('report', 'Reports', 40),
      lineField('blog', 'Blog', 40),
      lineField('vendorAccess', 'Vendors', 40),
    ],
  },
  {
    ...lineField('faq', 'Questions', 40),
    required: false,
    admin: { condition: (data) => hasQuestions(data.slug) },
  },
];

const overviewFields: Field[] = [
  lineField('heading', 'Heading'),
  paragraphField('lead', 'Lead'),
  searchPreviewField({ titles: ['overview.heading'], descriptions: ['overview.lead'] }),
  {
    type: 'row',
    fields: [
      lineField('ownersTab', 'Tab for owners', 60),
      lineField('providersTab', 'Tab for providers', 60),
    ],
  },
  { name: 'ownerSections', label: 'For owners', type: 'blocks', blocks: overviewBlocks },
  {
    name: 'providerSections',
    label: 'For providers, above the form',
    type: 'blocks',
    blocks: overviewBlocks,
  },
];

const blogFields: Field[] = [
  lineField('heading', 'Heading'),
  paragraphField('intro', 'Introduction'),
  lineField('newsletterHeading', 'Newsletter heading'),
  paragraphField('newsletterText', 'Newsletter text'),
];

const vendorFields: Field[] = [
  lineField('heading', 'Heading'),
  paragraphField('intro', 'Introduction'),
  {
    name: 'benefits',
    type: 'array',
    fields: titledTextFields(),
  },
  {
    name: 'requirements',
    label: 'What a vendor has to have',
    type: 'array',
    fields: [lineField('text', 'Requirement', 200)],
  },
  {
    name: 'nextSteps',
    label: 'Next steps after applying',
    type: 'array',
    fields: [lineField('text', 'Step', 200)],
  },
];

const reportFields: Field[] = [
  {
    name: 'premium',
    label: 'Premium reports',
    type: 'array',
    fields: [
      lineField('title', 'Title'),
      paragraphField('description', 'Description'),
      {
        name: 'price',
        label: 'Price, dollars',
        type: 'number',
        min: 0,
        required: true,
        admin: {
          description:
            'In US dollars. Shown on the reports page, and stored with each request for the report.',
        },
      },
    ],
  },
];

/** The six micro-sites: their words, their official resource and which of their sections are open. */
export const Modules: CollectionConfig = {
  slug: 'modules',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
    preview: previewOf('modules'),
    components: { edit: { UnpublishButton: NO_UNPUBLISH } },
  },
  access: {
    create: admins,
    read: publishedOrEditors,
    readVersions: editors,
    update: editors,
    delete: admins,
  },
  versions: documentVersions,
  // It would offer to unpublish several of them.
  disableBulkEdit: true,
  hooks: {
    beforeChange: [rememberPublished],
    afterChange: [staysPublished, announceModule, announceOpenings],
  },
  fields: [
    beforePublishingField(),
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      options: MODULE_CHOICES,
      access: { update: unlessChosen },
      admin: { position: 'sidebar' },
    },
    {
      name: 'sections',
      type: 'group',
      admin: { position: 'sidebar', description: 'A section that is not live says "Coming Soon".' },
      fields: [
        sectionState('quiz', 'Quiz'),
        sectionState('report', 'Reports'),
        sectionState('blog', 'Blog'),
        sectionState('vendorAccess', 'Vendor sign-up'),
      ],
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Module',
          fields: [
            lineField('name', 'Name'),
            lineField('shortName', 'Short name', 40),
            paragraphField('summary', 'Summary for lists and search engines'),
            { name: 'menu', label: 'Menu labels', type: 'group', fields: menuFields },
            {
              name: 'officialResource',
              type: 'group',
              fields: [lineField('label', 'Label'), addressField('url', true)],
            },
            optionalLinkField('partnerOrganisation', 'Partner organisation, in the footer'),
          ],
        },
        { name: 'overview', label: 'Overview', fields: overviewFields },
        { name: 'reports', label: 'Reports', fields: reportFields },
        { name: 'blog', label: 'Blog', fields: blogFields },
        { name: 'vendorAccess', label: 'Vendor sign-up', fields: vendorFields },
      ],
    },
    seedDigestField(),
  ],
};
