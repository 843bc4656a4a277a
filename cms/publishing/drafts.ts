import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

export const MAX_VERSIONS = 25;

/** Does not validate drafts, because autosaved drafts may be incomplete. */
const drafts = { autosave: { interval: 800 }, schedulePublish: true, validate: false };

export const documentVersions = { maxPerDoc: MAX_VERSIONS, drafts };

export const globalVersions = { max: MAX_VERSIONS, drafts };

export const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

const BUTTON = { PublishButton: '/cms/publishing/buttons.tsx#PublishButton' };
const VERSIONS = { edit: { versions: { Component: '/cms/publishing/version-list.tsx#VersionList' } } };

export const changeDrafted =
  (
    changeCollection: (collection: CollectionConfig) => CollectionConfig,
    changeGlobal: (global: GlobalConfig) => GlobalConfig,
  ): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((each) => (hasDrafts(each) ? changeCollection(each) : each)),
    globals: config.globals?.map((each) => (hasDrafts(each) ? changeGlobal(each) : each)),
  });

export const draftedScreens = changeDrafted(
  ({ admin, ...collection }) => {
    const edit = { ...BUTTON, ...admin?.components?.edit };
    return {
      ...collection,
      admin: { ...admin, components: { ...admin?.components, edit, views: VERSIONS } },
    };
  },
  ({ admin, ...global }) => {
    const elements = { ...BUTTON, ...admin?.components?.elements };
    return {
      ...global,
      admin: { ...admin, components: { ...admin?.components, elements, views: VERSIONS } },
    };
  },
);
