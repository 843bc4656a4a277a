import type { Field, TabsField } from 'payload';
import { moduleMenu, MODULE_SLUGS } from '#law/modules.ts';
import {
  amountField,
  groupField,
  textField,
  listField,
  OPTIONAL,
  textareaField,
  rowField,
  titledTextFields,
} from '#cms/fields/copy.ts';
import { addressField, optionalLinkField } from '#cms/fields/link.ts';
import { pagePreviewField, searchPreviewField } from '#cms/fields/ui-fields.ts';
import { overviewBlocks } from './overview-blocks.ts';

const hasQuestions = (slug: unknown): boolean =>
  MODULE_SLUGS.some((module) => module === slug && moduleMenu(module).some(({ page }) => page === 'faq'));

const menuFields: Field[] = [
  rowField(textField('overview', 'Overview', 40), textField('quiz', 'Quiz or calculator', 40)),
  rowField(
    textField('report', 'Reports', 40),
    textField('blog', 'Blog', 40),
    textField('vendorAccess', 'Vendors', 40),
  ),
  {
    ...textField('faq', 'Questions', 40),
    required: false,
    admin: { condition: (data) => hasQuestions(data.slug) },
  },
];

const overviewFields: Field[] = [
  textField('heading', 'Heading'),
  textareaField('lead', 'Lead'),
  searchPreviewField({ titles: ['overview.heading'], descriptions: ['overview.lead'] }),
  rowField(textField('ownersTab', 'Tab for owners', 60), textField('providersTab', 'Tab for providers', 60)),
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

const reportFields: Field[] = [
  pagePreviewField('preview', { what: 'the premium reports', page: 'report', tab: 'tab=premium-reports' }),
  {
    ...listField(
      'premium',
      'Premium reports',
      [
        textField('title', 'Title'),
        textareaField('description', 'Description'),
        amountField(
          'price',
          'Price, dollars',
          'Shown on the reports page, and stored with each request for the report.',
        ),
      ],
      OPTIONAL,
    ),
    labels: { singular: 'Report', plural: 'Reports' },
  },
];

const blogFields: Field[] = [
  pagePreviewField('preview', { what: 'the blog', page: 'blog' }),
  textField('heading', 'Heading'),
  textareaField('intro', 'Introduction'),
  textField('newsletterHeading', 'Newsletter heading'),
  textareaField('newsletterText', 'Newsletter text'),
];

const vendorFields: Field[] = [
  pagePreviewField('preview', { what: 'the vendor page', page: 'vendorAccess' }),
  textField('heading', 'Heading'),
  textareaField('intro', 'Introduction'),
  listField('benefits', 'Benefits', titledTextFields(), OPTIONAL),
  listField('requirements', 'Vendor requirements', [textField('text', 'Requirement', 200)], OPTIONAL),
  listField('nextSteps', 'Next steps after applying', [textField('text', 'Step', 200)], OPTIONAL),
];

export const moduleTabs: TabsField['tabs'] = [
  {
    label: 'Module',
    fields: [
      textField('name', 'Name'),
      textField('shortName', 'Short name', 40),
      textareaField('summary', 'Summary for lists and search engines'),
      groupField('menu', 'Menu labels', menuFields),
      groupField('officialResource', 'Official Resource', [
        textField('label', 'Label'),
        addressField('url', true),
      ]),
      optionalLinkField('partnerOrganisation', 'Partner organization in the footer'),
    ],
  },
  { name: 'overview', label: 'Overview', fields: overviewFields },
  { name: 'reports', label: 'Reports', fields: reportFields },
  { name: 'blog', label: 'Blog', fields: blogFields },
  { name: 'vendorAccess', label: 'Vendor sign-up', fields: vendorFields },
];
