import type { FieldHook, TextField } from 'payload';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Lower-case words joined by hyphens: "Who is covered?" becomes "who-is-covered". */
export function slugFrom(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 96)
    .replace(/-+$/, '');
}

const fillFrom =
  (source: string): FieldHook =>
  ({ value, data }) => {
    if (typeof value === 'string' && value.trim() !== '') return slugFrom(value);
    const words: unknown = data?.[source];
    return typeof words === 'string' ? slugFrom(words) : value;
  };

/** The last part of a document's address. Made from the field `source` when left empty. */
export const slugField = ({ source = 'title' } = {}): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  index: true,
  maxLength: 96,
  hooks: { beforeValidate: [fillFrom(source)] },
  validate: (value: string | null | undefined) =>
    (typeof value === 'string' && SLUG.test(value)) ||
    'Use lower-case letters, digits and hyphens, for instance "who-is-covered".',
  admin: {
    position: 'sidebar',
    description: `The last part of the address. Made from the ${source} when empty.`,
  },
});
