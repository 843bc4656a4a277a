import type { CollectionBeforeOperationHook, Plugin } from 'payload';

/** What is known of a file from the file itself. Payload leaves out its name and its place by itself. */
const FACTS = new Set(['filesize', 'height', 'mimeType', 'thumbnailURL', 'width']);

const withoutFacts = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !FACTS.has(name)));

const dropFacts: CollectionBeforeOperationHook = ({ args }) => {
  if ('data' in args && args.data && !args.overrideAccess)
    Object.assign(args, { data: withoutFacts(args.data) });
};

/**
 * Nobody says of a file what it is: that is read from the file when it comes, and Payload would store what is sent
 * instead. What people send of it is left out, as the panel sends back whole documents.
 */
export const keepFileFacts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.upload
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeOperation: [dropFacts, ...(collection.hooks?.beforeOperation ?? [])],
          },
        }
      : collection,
  ),
});
