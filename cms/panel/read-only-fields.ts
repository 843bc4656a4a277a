import type { CollectionConfig, Field, Plugin } from 'payload';
import { nobody } from '#cms/access.ts';

const TYPES = new Set([
  'text',
  'textarea',
  'email',
  'number',
  'select',
  'checkbox',
  'date',
  'json',
  'relationship',
]);

const isWrittenByHand = (field: Field, { access }: CollectionConfig): boolean =>
  access?.create !== nobody && !('access' in field && field.access?.create === nobody);

function shownAsText(field: Field, collection: CollectionConfig): Field {
  const { admin } = field;
  const component = isWrittenByHand(field, collection) ? 'WrittenOnce' : 'ReadOnlyValue';
  const components = { Field: `/cms/panel/read-only-value.tsx#${component}`, ...admin?.components };
  return { ...field, admin: { ...admin, components } } as Field;
}

const isReadOnly = (field: Field, { access }: CollectionConfig): boolean =>
  TYPES.has(field.type) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden) &&
  (access?.update === nobody || ('access' in field && field.access?.update === nobody));

function withReadOnlyText(fields: Field[], collection: CollectionConfig): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withReadOnlyText(tab.fields, collection) }));
      return { ...field, tabs };
    }
    if (field.type === 'row' || field.type === 'group') {
      return { ...field, fields: withReadOnlyText(field.fields, collection) };
    }
    return isReadOnly(field, collection) ? shownAsText(field, collection) : field;
  });
}

export const readOnlyAsText: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: withReadOnlyText(collection.fields, collection),
  })),
});
