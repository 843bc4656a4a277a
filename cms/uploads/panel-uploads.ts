import type { CollectionBeforeOperationHook, Config, Plugin } from 'payload';

const MEBIBYTE = 1024 * 1024;

const MAX_IMAGE_MEBIBYTES = 20;

export const UPLOADS = {
  limits: { fileSize: MAX_IMAGE_MEBIBYTES * MEBIBYTE },
  responseOnLimit: `This file is too large. Images can be up to ${MAX_IMAGE_MEBIBYTES} MB. Make it smaller and try again.`,
} as const satisfies Config['upload'];

const FILE_FIELDS = new Set(['filesize', 'height', 'mimeType', 'thumbnailURL', 'width']);

const withoutFileFields = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !FILE_FIELDS.has(name)));

const ignoreFileFields: CollectionBeforeOperationHook = ({ args }) => {
  if ('data' in args && args.data && !args.overrideAccess)
    Object.assign(args, { data: withoutFileFields(args.data) });
};

/** Ignores file fields silently rather than rejecting them, because the panel sends back whole documents. */
export const protectFileFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.upload
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeOperation: [ignoreFileFields, ...(collection.hooks?.beforeOperation ?? [])],
          },
        }
      : collection,
  ),
});
