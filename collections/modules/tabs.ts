import type { Field, TabsField } from 'payload';
import { menuOf, MODULE_SLUGS } from '#app/regulations/index.ts';
import { lineField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
import { addressField, optionalLinkField } from '#cms/fields/link.ts';
import { pagePreviewField, searchPreviewField } from '#cms/fields/ui-fields.ts';
import { overviewBlocks } from './overview-blocks.ts';

/** Whether a module has a page of questions. */
const hasQuestions = (slug: unknown): boolean =>
  MODULE_SLUGS.some((module) => module === slug && menuOf(module).some(({ page }) => page === 'faq'));

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
  pagePreviewField('ownersPreview', { what: 'the tab for owners', page: 'overview' }),
  { name: 'ownerSections', label: 'For owners', type: 'blocks', blocks: overviewBlocks },
  pagePreviewField('providersPreview', {
    what: 'the tab for providers',
    page: 'overview',
    tab: 'for=providers',
  }),
  {
    name: 'providerSections',
    label: 'For providers, above the form',
    type: 'blocks',
    blocks: overviewBlocks,
  },
];

const blogFields: Field[] = [
  pagePreviewField('preview', { what: 'the blog', page: 'blog' }),
  lineField('heading', 'Heading'),
  paragraphField('intro', 'Introduction'),
  lineField('newsletterHeading', 'Newsletter heading'),
  paragraphField('newsletterText', 'Newsletter text'),
];

const vendorFields: Field[] = [
  pagePreviewField('preview', { what: 'the vendor page', page: 'vendorAccess' }),
  lineField('heading', 'Heading'),
  paragraphField('intro', 'Introduction'),
  {
    name: 'benefits',
    type: 'array',
    fields: titledTextFields(),
  },
  {
    name: 'requirements',
    label: 'Vendor requirements',
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
  pagePreviewField('preview', {
    what: 'the premium reports',
    page: 'report',
    tab: 'tab=premium-reports',
  }),
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

/** The words of a module, a tab for each of its pages. */
export const moduleTabs: TabsField['tabs'] = [
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
      optionalLinkField('partnerOrganisation', 'Partner organization in the footer'),
    ],
  },
  { name: 'overview', label: 'Overview', fields: overviewFields },
  { name: 'reports', label: 'Reports', fields: reportFields },
  { name: 'blog', label: 'Blog', fields: blogFields },
  { name: 'vendorAccess', label: 'Vendor sign-up', fields: vendorFields },
];
