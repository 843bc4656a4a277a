import type { FieldHook, TextField } from 'payload';
import { documentPath } from '#cms/urls/document-path.ts';
import { isSitePage } from '#cms/urls/site-pages.ts';

const MAX_LENGTH = 96;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function slugFrom(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
}

const fillFrom =
  (source: string): FieldHook =>
  ({ value, data }) => {
    if (typeof value === 'string' && value.trim() !== '') return slugFrom(value);
    const words: unknown = data?.[source];
    return typeof words === 'string' ? slugFrom(words) : value;
  };

const COPY_ROOM = '-copy-99'.length;

/** Makes a unique name for a duplicated document: "boilers-copy", then "boilers-copy-2". */
export const duplicatedName: FieldHook = async ({ collection, field, req, value }): Promise<unknown> => {
  if (typeof value !== 'string' || value === '' || !collection || !field.name) return value;
  const { slug } = collection;
  const copy = `${value.slice(0, MAX_LENGTH - COPY_ROOM).replace(/-$/, '')}-copy`;
  const where = { [field.name]: { like: copy } };
  const query = { collection: slug, where, pagination: false, depth: 0, draft: true, req };
  const { docs } = await req.payload.find(query);
  const taken = new Set(docs.map((each) => Reflect.get(each, field.name ?? '') as unknown));
  let name = copy;
  for (let number = 2; taken.has(name); number += 1) name = `${copy}-${number}`;
  return name;
};

const NO_SLUG = 'Use lowercase letters, digits and hyphens, such as "who-is-covered".';
const HAS_PAGE = 'The site already has its own page at this address. Choose another slug.';

interface SlugOptions {
  of: string;
  source?: string;
}

/** Rejects a slug whose URL the site uses for its own page. */
export const slugField = ({ of, source = 'title' }: SlugOptions): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  index: true,
  maxLength: MAX_LENGTH,
  hooks: { beforeValidate: [fillFrom(source)], beforeDuplicate: [duplicatedName] },
  validate: (value: string | null | undefined, { data }: { data: object }) => {
    if (typeof value !== 'string' || !SLUG.test(value)) return NO_SLUG;
    const path = documentPath(of, { ...data, slug: value });
    return path !== undefined && isSitePage(path) ? HAS_PAGE : true;
  },
  admin: {
    position: 'sidebar',
    description: `The last part of the address. If empty, it is made from the ${source}.`,
  },
});
