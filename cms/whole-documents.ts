import type { CollectionBeforeOperationHook, Plugin } from 'payload';

const withoutSelect: CollectionBeforeOperationHook = ({ args }) => {
  const isWrite = 'data' in args;
  if (isWrite) Object.assign(args, { select: undefined });
};

/**
 * Whoever writes gets the whole document back. Payload would give the hooks after a change only what the caller
 * selected: without its status, nobody would be mailed, and the history would tell of fields that were emptied.
 */
export const wholeDocuments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [withoutSelect, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
});
