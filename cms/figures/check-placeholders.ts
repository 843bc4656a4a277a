import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload';
import { placeholderErrors } from '#app/regulations/figures/placeholders.ts';
import { CONTENT_KINDS } from '#cms/content/kinds.ts';
import { usesOf } from './fill.ts';
import { loadEntries } from './register.ts';
import { mapTexts, textsIn } from './texts.ts';

interface TextAt {
  path: string;
  texts: string[];
}

const isRichText = (value: object): boolean => 'root' in value;

/** The texts of a document, each with the path of its field. A formatted text is one field. */
function textsAt(value: unknown, path: string[] = []): TextAt[] {
  if (typeof value === 'string' || (typeof value === 'object' && value !== null && isRichText(value))) {
    return [{ path: path.join('.'), texts: textsIn(value) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsAt(child, [...path, key]));
}

/** The errors of a document's placeholders: figures that are not published, or that cannot be shown as asked. */
async function findErrors(document: unknown, req: PayloadRequest, own?: string) {
  const data = own === undefined ? document : mapTexts(document, (text) => text.replaceAll(own, ''));
  const uses = usesOf(data);
  if (uses.length === 0) return [];
  const register = await loadEntries(req, uses);
  return textsAt(data).flatMap(({ path, texts }) => {
    const [message] = texts.flatMap((text) => placeholderErrors(text, register));
    return message ? [{ path, message }] : [];
  });
}

/** A deadline may name its own day, also before it is published. */
const ownPlaceholder = (slug: string, data: { key?: unknown } | undefined): string | undefined =>
  slug === 'deadlines' ? `{deadline:${String(data?.key)}}` : undefined;

const inCollection: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  const errors = await findErrors(data, req, ownPlaceholder(collection.slug, data));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return data;
};

const inGlobal: GlobalBeforeValidateHook = async ({ global, data, req }) => {
  const errors = await findErrors(data, req);
  if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req }, req.t);
  return data as unknown;
};

const isContent = ({ slug }: Pick<CollectionConfig, 'slug'>): boolean =>
  CONTENT_KINDS.some(({ collection }) => collection === slug);

/** Refuses to save content that names a figure or deadline that is not published, drafts too: previews show them. */
export const checkPlaceholders: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isContent(collection)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            beforeValidate: [...(collection.hooks?.beforeValidate ?? []), inCollection],
          },
        }
      : collection,
  ),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, beforeValidate: [...(global.hooks?.beforeValidate ?? []), inGlobal] },
  })),
});
