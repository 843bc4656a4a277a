import type { CollectionConfig } from 'payload';
import { beforePublishingField } from '#cms/admin/before-publishing/field.ts';
import { searchPreviewField } from '#cms/admin/search-preview/field.ts';
import { editors } from '#cms/access/editors.ts';
import { publishedOrEditors } from '#cms/access/published-or-editors.ts';
import { forgetAddresses, keepOldAddress } from '#cms/addresses/keep-old-address.ts';
import { announceChanges } from '#cms/events/announce-changes.ts';
import { articleEditor } from '#cms/fields/article-editor.ts';
import { seedDigestField } from '#cms/fields/seed-digest.ts';
import { slugField } from '#cms/fields/slug.ts';
import { lineField, paragraphField } from '#cms/fields/words.ts';
import { previewOf } from '#cms/preview/preview-of.ts';
import { documentVersions } from '#cms/publishing/versions.ts';

/** The guides of the help center. Source: specification section 2, "/help". */
export const Guides: CollectionConfig = {
  slug: 'guides',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', '_status', 'updatedAt'],
    preview: previewOf('guides'),
  },
  defaultSort: 'order',
  access: {
    create: editors,
    read: publishedOrEditors,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  versions: documentVersions,
  hooks: {
    ...announceChanges,
    afterChange: [...announceChanges.afterChange, keepOldAddress],
    beforeDelete: [forgetAddresses],
  },
  fields: [
    beforePublishingField(),
    lineField('title', 'Title', 160),
    paragraphField('excerpt', 'Excerpt', 400),
    { name: 'body', type: 'richText', required: true, editor: articleEditor },
    searchPreviewField({ titles: ['title'], descriptions: ['excerpt'] }),
    { ...slugField({ of: 'guides' }), unique: true },
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 10,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
    seedDigestField(),
  ],
};
