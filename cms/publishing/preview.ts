import type { GlobalConfig, RootLivePreviewConfig } from 'payload';
import { documentPath } from '#cms/urls/document-path.ts';

export const previewUrl = (path: string): string => `${path}?preview=true`;

export const isPreviewRequest = (query: URLSearchParams): boolean => query.get('preview') === 'true';

export const makePreview =
  (collection: string) =>
  (document: Record<string, unknown>): string | null => {
    const path = documentPath(collection, document);
    return path === undefined ? null : previewUrl(path);
  };

export const makeLivePreview = (globals: GlobalConfig[]): RootLivePreviewConfig => ({
  url: ({ data, collectionConfig, globalConfig }) => {
    if (collectionConfig) return makePreview(collectionConfig.slug)(data);
    const address: unknown = globalConfig?.custom?.previewUrl;
    return typeof address === 'string' ? address : null;
  },
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
  ],
  collections: ['articles', 'guides', 'laws', 'modules', 'partners', 'quizzes'],
  globals: globals.filter(({ custom }) => custom?.previewUrl).map(({ slug }) => slug),
});
