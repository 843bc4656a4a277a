import type { GlobalConfig, LivePreviewConfig, RootLivePreviewConfig } from 'payload';
import { previewOf } from './preview-of.ts';

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
