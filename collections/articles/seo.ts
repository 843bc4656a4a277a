import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types';
import { searchPreviewField } from '#cms/fields/ui-fields.ts';

const textOf = (document: unknown, key: string): string => {
  if (typeof document !== 'object' || document === null) return '';
  const value: unknown = Reflect.get(document, key);
  return typeof value === 'string' ? value : '';
};

export const articleSeo: SEOPluginConfig = {
  collections: ['articles'],
  uploadsCollection: 'media',
  tabbedUI: false,
  generateTitle: ({ doc }) => textOf(doc, 'title'),
  generateDescription: ({ doc }) => textOf(doc, 'excerpt'),
  // The plugin's preview does not update when the slug changes.
  fields: ({ defaultFields }) => [
    ...defaultFields.filter((field) => field.type !== 'ui' || field.name !== 'preview'),
    searchPreviewField({
      titles: ['meta.title', 'title'],
      descriptions: ['meta.description', 'excerpt'],
    }),
  ],
};
