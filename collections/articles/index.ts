import type { ArrayField, CollectionConfig, RelationshipField } from 'payload';
import { REGULATORY_MODULES, regulatoryModule } from '#law/modules.ts';
import { dayInNewYork } from '#law/days.ts';
import { contentAccess, systemOnly } from '#cms/access.ts';
import { deleteRedirects, redirectOldUrl } from '#cms/publishing/keep-old-url.ts';
import { moduleField, seedDigestField, timeField } from '#cms/fields/common.ts';
import { textField, rowField } from '#cms/fields/copy.ts';
import { searchFields } from '#cms/fields/search-fields.ts';
import { slugField } from '#cms/fields/slug.ts';
import { beforePublishingField, componentField } from '#cms/fields/ui-fields.ts';
import { dayField } from '#collections/figures/register-fields.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { makePreview } from '#cms/publishing/preview.ts';
import { rememberPublished } from '#cms/publishing/visible-change.ts';
import { articleEditor } from '#cms/rich-text/editors.ts';
import {
  publishArticleEvent,
  publishRemovalEvent,
  setReadingTime,
  defaultCategory,
  isModule,
  setPublicationDate,
} from './hooks.ts';
import { currentReadCount } from './read-count.ts';

const CATEGORIES = [...new Set(REGULATORY_MODULES.flatMap(({ articleCategories }) => articleCategories))];

const updatesField: ArrayField = {
  name: 'updates',
  label: 'What changed',
  labels: { singular: 'Change', plural: 'Changes' },
  type: 'array',
  maxRows: 20,
  admin: {
    description:
      'One line for each change that matters to readers, shown on the page with its date. Leave out small corrections. Changes of figures in the register are listed automatically.',
  },
  fields: [
    rowField(
      {
        ...dayField('date', 'Date', { required: true, admin: { width: '25%' } }),
        defaultValue: () => dayInNewYork(new Date()),
      },
      { ...textField('note', 'What changed', 200), admin: { width: '75%' } },
    ),
  ],
};

const relatedField: RelationshipField = {
  name: 'related',
  label: 'Further reading',
  type: 'relationship',
  relationTo: 'articles',
  hasMany: true,
  maxRows: 3,
  maxDepth: 0,
  filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
  admin: {
    description:
      'Shown under "Further reading". "Related Articles" are always the newest three of the same category.',
  },
};

export const Articles: CollectionConfig = {
  slug: 'articles',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'module', 'category', '_status', 'publishedAt', 'readCount'],
    listSearchableFields: ['title', 'slug', 'author'],
    preview: makePreview('articles'),
  },
  defaultSort: '-publishedAt',
  access: contentAccess,
  versions: documentVersions,
  indexes: [{ fields: ['module', 'slug'], unique: true }, { fields: ['module', '_status', 'publishedAt'] }],
  hooks: {
    beforeChange: [setPublicationDate, setReadingTime, rememberPublished],
    afterChange: [publishArticleEvent, redirectOldUrl],
    beforeDelete: [deleteRedirects],
    afterDelete: [publishRemovalEvent],
  },
  fields: [
    beforePublishingField(),
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    {
      name: 'excerpt',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'One or two sentences for lists, search results and feeds.' },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Optional header image, 16:9.' },
    },
    { name: 'body', type: 'richText', required: true, editor: articleEditor },
    updatesField,
    relatedField,
    moduleField({ admin: { position: 'sidebar' } }),
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: CATEGORIES.map((category) => ({ value: category, label: category })),
      filterOptions: ({ options, data }) => {
        const chosen: unknown = data.module;
        if (!isModule(chosen)) return options;
        const { articleCategories } = regulatoryModule(chosen);
        return options.filter((option) =>
          articleCategories.includes(typeof option === 'string' ? option : option.value),
        );
      },
      hooks: { beforeValidate: [defaultCategory] },
      admin: { position: 'sidebar' },
    },
    slugField({ of: 'articles' }),
    {
      name: 'author',
      type: 'text',
      required: true,
      maxLength: 120,
      defaultValue: ({ user }) => user?.name ?? undefined,
      admin: { position: 'sidebar' },
    },
    timeField('publishedAt', 'Publication date', {
      index: true,
      admin: { description: 'Shown on the page and used for sorting. If empty, set when you publish.' },
    }),
    {
      name: 'readTime',
      label: 'Read time (minutes)',
      type: 'number',
      min: 1,
      admin: { position: 'sidebar', readOnly: true, description: 'Counted from the text when you save.' },
    },
    {
      name: 'readCount',
      label: 'Times read',
      type: 'number',
      defaultValue: 0,
      access: systemOnly,
      hooks: { afterRead: [currentReadCount] },
      admin: { position: 'sidebar', readOnly: true, description: 'Counted automatically.' },
    },
    componentField('newsletter', '/collections/newsletters/issues/make-issue.tsx#MakeIssue', {
      position: 'sidebar',
    }),
    seedDigestField(),
    searchFields({
      fallbacks: { title: 'title', description: 'excerpt' },
      more: [{ name: 'image', type: 'upload', relationTo: 'media' }],
    }),
  ],
};
