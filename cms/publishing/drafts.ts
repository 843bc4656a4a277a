import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';

const MAX_VERSIONS = 25;

/** Content autosaves as a draft, which may be incomplete. */
const drafts = { autosave: { interval: 800 }, schedulePublish: true, validate: false };

export const documentVersions = { maxPerDoc: MAX_VERSIONS, drafts };

export const globalVersions = { max: MAX_VERSIONS, drafts };

export const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

const BUTTON = { PublishButton: '/cms/publishing/buttons.tsx#PublishButton' };

/** Gives everything with drafts our publish button, unless it has its own. */
export const publishButton: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!hasDrafts(collection)) return collection;
    const components = collection.admin?.components;
    const edit = { ...BUTTON, ...components?.edit };
    return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } };
  }),
  globals: config.globals?.map((global) => {
    if (!hasDrafts(global)) return global;
    const components = global.admin?.components;
    const elements = { ...BUTTON, ...components?.elements };
    return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
  }),
});
