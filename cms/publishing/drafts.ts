import type { Plugin } from 'payload';
import { hasDrafts } from '#cms/publishing/restore-as-draft.ts';

/** How often what somebody writes is saved as a draft, in milliseconds. */
const AUTOSAVE_INTERVAL_MS = 800;

/** How many versions of a document are kept. */
const MAX_VERSIONS = 25;

/** Content is saved by itself as a draft, which may be incomplete, and is seen once it is published. */
const drafts = { autosave: { interval: AUTOSAVE_INTERVAL_MS }, schedulePublish: true, validate: false };

/** The versions of what there are many of: articles, modules, quizzes and the like. */
export const documentVersions = { maxPerDoc: MAX_VERSIONS, drafts };

/** The versions of what there is one of: the words of a page. */
export const globalVersions = { max: MAX_VERSIONS, drafts };

const PUBLISH_BUTTON = '/cms/publishing/buttons.tsx#PublishButton';

/** Gives every document and page with drafts our publish button, where it has none of its own. */
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
