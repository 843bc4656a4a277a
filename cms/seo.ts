import type { SEOPluginConfig } from '@payloadcms/plugin-seo/types';

const textOf = (document: unknown, key: string): string => {
  if (typeof document !== 'object' || document === null) return '';
  const value: unknown = Reflect.get(document, key);
  return typeof value === 'string' ? value : '';
};

/** The search-engine tab of articles, with words proposed from the article itself. */
export const articleSeo: SEOPluginConfig = {
  collections: ['articles'],
  uploadsCollection: 'media',
  tabbedUI: false,
  generateTitle: ({ doc }) => textOf(doc, 'title'),
  generateDescription: ({ doc }) => textOf(doc, 'excerpt'),
  generateURL: ({ doc }) => `/${textOf(doc, 'module')}/blog/${textOf(doc, 'slug')}`,
};
