import type { GlobalConfig, LivePreviewConfig, RootLivePreviewConfig } from 'payload';
import { documentPath } from '#cms/addresses/document-path.ts';

/** The address at which editors see the newest draft of a page. */
export const previewAddress = (path: string): string => `${path}?preview=true`;

/** Whether the query of an address asks for a preview. */
export const isPreviewRequest = (query: URLSearchParams): boolean => query.get('preview') === 'true';

/** Where the panel previews a document of a collection; nowhere while it has no address. */
export const previewOf =
  (collection: string) =>
  (document: Record<string, unknown>): string | null => {
    const path = documentPath(collection, document);
    return path === undefined ? null : previewAddress(path);
  };

/** The collections whose documents have pages. */
const COLLECTIONS = ['articles', 'guides', 'modules', 'partners', 'quizzes'];

/** The widths at which pages are made to be looked at. */
const BREAKPOINTS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
];

type AddressOf = Exclude<LivePreviewConfig['url'], string | undefined>;

const addressOf: AddressOf = ({ data, collectionConfig, globalConfig }) => {
  if (collectionConfig) return previewOf(collectionConfig.slug)(data);
  const address: unknown = globalConfig?.custom?.previewAddress;
  return typeof address === 'string' ? address : null;
};

/** The page beside the document that is being edited. Its address is relative: the panel is on the same site. */
export const livePreviewOf = (globals: GlobalConfig[]): RootLivePreviewConfig => ({
  url: addressOf,
  breakpoints: BREAKPOINTS,
  collections: COLLECTIONS,
  globals: globals.filter(({ custom }) => custom?.previewAddress).map(({ slug }) => slug),
});
