import type { FieldHook, TextField } from 'payload';
import { documentPath } from '#cms/urls/document-path.ts';
import { isSitePage } from '#cms/urls/site-pages.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function slugFrom(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 96)
    .replace(/-$/, '');
}

const fillFrom =
  (source: string): FieldHook =>
  ({ value, data }) => {
    if (typeof value === 'string' && value.trim() !== '') return slugFrom(value);
    const words: unknown = data?.[source];
    return typeof words === 'string' ? slugFrom(words) : value;
  };

const NO_SLUG = 'Use lowercase letters, digits and hyphens, such as "who-is-covered".';
const HAS_PAGE = 'The site already has its own page at this address. Choose another slug.';

interface SlugOptions {
  of: string;
  source?: string;
}

/** The site must not have its own page there. */
export const slugField = ({ of, source = 'title' }: SlugOptions): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  index: true,
  maxLength: 96,
  hooks: { beforeValidate: [fillFrom(source)] },
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
