import type { CollectionBeforeOperationHook, Plugin } from 'payload';

const withoutSelect: CollectionBeforeOperationHook = ({ args }) => {
  const isWrite = 'data' in args;
  if (isWrite) Object.assign(args, { select: undefined });
};

/**
 * Ignores `select` on writes, because Payload would pass only the selected fields to `afterChange` hooks. Without the
 * status, these would send no email, and the history would list the other fields as emptied.
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
