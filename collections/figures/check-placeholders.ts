import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload';
import { placeholderErrors } from '#law/figures/placeholders.ts';
import { CONTENT_KINDS } from '#cms/content-kinds.ts';
import { labelAtPath, displayLabel } from '#cms/content-lint/required-fields.ts';
import { listUses } from '#cms/register/fill.ts';
import { loadEntries } from '#cms/register/register.ts';
import { mapTexts, textsIn, valuesAt } from '#cms/register/texts.ts';

type Labels = (path: string) => string;

async function findErrors(document: unknown, req: PayloadRequest, labelAt: Labels, own?: string) {
  const data = own === undefined ? document : mapTexts(document, (text) => text.replaceAll(own, ''));
  const uses = listUses(data);
  if (uses.length === 0) return [];
  const register = await loadEntries(req, uses);
  return valuesAt(data).flatMap(({ path, value }) => {
    const label = labelAt(path);
    const [message] = textsIn(value).flatMap((text) => placeholderErrors(text, register, label));
    return message ? [{ path, label, message }] : [];
  });
}

/** A deadline may contain a placeholder for its own day, even before it is published. */
const ownPlaceholder = (slug: string, data: { key?: unknown } | undefined): string | undefined =>
  slug === 'deadlines' ? `{deadline:${String(data?.key)}}` : undefined;

/** A draft may use an unpublished figure: the form shows a warning, and pages show the placeholder. */
const isDraft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft';

const inCollection: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  if (isDraft(data)) return data;
  const labelAt = (path: string) => labelAtPath(collection.fields, path);
  const errors = await findErrors(data, req, labelAt, ownPlaceholder(collection.slug, data));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return data;
};

const inGlobal: GlobalBeforeValidateHook = async ({ global, data, req }) => {
  if (isDraft(data)) return data as unknown;
  const errors = await findErrors(data, req, (path) => labelAtPath(global.fields, path));
  if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req }, req.t);
  return data as unknown;
};

const isContent = ({ slug }: Pick<CollectionConfig, 'slug'>): boolean =>
  CONTENT_KINDS.some(({ collection }) => collection === slug);

const WARNING = '/collections/figures/panel/placeholder-warning.tsx#PlaceholderWarning';

function warned(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(warned) })) };
  }
  if (field.type === 'blocks') {
    return {
      ...field,
      blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(warned) })),
    };
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(warned) };
  const isShown = !(field.admin && 'hidden' in field.admin && field.admin.hidden);
  if ((field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') || !isShown)
    return field;
  const warning = { path: WARNING, clientProps: { label: displayLabel(field) } };
  const components = { ...field.admin?.components, afterInput: [warning] };
  return { ...field, admin: { ...field.admin, components } } as Field;
}

export const checkPlaceholders: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isContent(collection)
      ? {
          ...collection,
          fields: collection.slug === 'deadlines' ? collection.fields : collection.fields.map(warned),
          hooks: {
            ...collection.hooks,
            beforeValidate: [...(collection.hooks?.beforeValidate ?? []), inCollection],
          },
        }
      : collection,
  ),
  globals: config.globals?.map((global) => ({
    ...global,
    fields: global.fields.map(warned),
    hooks: { ...global.hooks, beforeValidate: [...(global.hooks?.beforeValidate ?? []), inGlobal] },
  })),
});
