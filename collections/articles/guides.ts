import type { CollectionConfig } from 'payload';
import { beforePublishingField, searchPreviewField } from '#cms/fields/ui-fields.ts';
import { contentAccess } from '#cms/access.ts';
import { pageHooks } from '#cms/publishing/keep-old-url.ts';
import { articleEditor } from '#cms/rich-text/editors.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { slugField } from '#cms/fields/slug.ts';
import { textField, textareaField } from '#cms/fields/copy.ts';
import { makePreview } from '#cms/publishing/preview.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';

export const Guides: CollectionConfig = {
  slug: 'guides',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'order', '_status', 'updatedAt'],
    preview: makePreview('guides'),
  },
  defaultSort: 'order',
  access: contentAccess,
  versions: documentVersions,
  hooks: pageHooks,
  fields: [
    beforePublishingField(),
    textField('title', 'Title', 160),
    textareaField('excerpt', 'Excerpt', 400),
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
