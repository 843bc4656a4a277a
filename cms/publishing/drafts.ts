import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

const MAX_VERSIONS = 25;

/** Content autosaves as a draft, which may be incomplete. */
const drafts = { autosave: { interval: 800 }, schedulePublish: true, validate: false };

export const documentVersions = { maxPerDoc: MAX_VERSIONS, drafts };

export const globalVersions = { max: MAX_VERSIONS, drafts };

export const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

const PUBLISH_BUTTON = '/cms/publishing/buttons.tsx#PublishButton';

/** Gives everything with drafts our publish button, unless it has its own. */
export const publishButton: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { admin } = collection;
    const edit = { PublishButton: PUBLISH_BUTTON, ...admin?.components?.edit };
    return hasDrafts(collection)
      ? { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } }
      : collection;
  }),
  globals: config.globals?.map((global) => {
    const { admin } = global;
    const elements = { PublishButton: PUBLISH_BUTTON, ...admin?.components?.elements };
    return hasDrafts(global)
      ? { ...global, admin: { ...admin, components: { ...admin?.components, elements } } }
      : global;
  }),
});
