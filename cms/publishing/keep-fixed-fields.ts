import type { CollectionBeforeValidateHook, FlattenedField, Plugin } from 'payload';
import { toObject, type Values } from '#cms/objects.ts';

function keepFixed(fields: readonly FlattenedField[], restored: Values, current: Values): Values {
  const kept = fields.flatMap((field): [string, unknown][] => {
    const { name } = field;
    if (field.type === 'group' || field.type === 'tab') {
      return [[name, keepFixed(field.flattenedFields, toObject(restored[name]), toObject(current[name]))]];
    }
    const wasStripped = field.access?.update !== undefined && restored[name] === undefined;
    return wasStripped ? [[name, current[name]]] : [];
  });
  return { ...restored, ...Object.fromEntries(kept) };
}

/**
 * Keeps fields that the user may not update: Payload empties them when it restores a version. Remove this once that is
 * fixed: https://github.com/payloadcms/payload/issues/16718
 */
const keepFixedFields: CollectionBeforeValidateHook = ({
  collection,
  data = {},
  originalDoc,
  req,
}): Values => {
  if (!req.context.isRestoringVersion) return data;
  return keepFixed(collection.flattenedFields, data, toObject(originalDoc));
};

export const restoresKeepFixedFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) =>
    each.versions
      ? {
          ...each,
          hooks: { ...each.hooks, beforeValidate: [keepFixedFields, ...(each.hooks?.beforeValidate ?? [])] },
        }
      : each,
  ),
});
