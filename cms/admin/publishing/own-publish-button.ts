import type { Plugin } from 'payload';
import { hasDrafts } from '#cms/publishing/restore-as-draft.ts';

const PUBLISH_BUTTON = '/cms/admin/publishing/publish-button.tsx#PublishButton';

/** Gives every document and page with drafts our publish button, where it has none of its own. */
export const ownPublishButton: Plugin = (config) => ({
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
