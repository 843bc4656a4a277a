import type { Field, GroupField, TextField } from 'payload';

/** Whether an address may stand in a link: a page of this site, a web address, or a mail address. */
export function isSafeAddress(value: string | null | undefined): boolean {
  if (!value) return false;
  if (/^\/(?!\/)/.test(value) || value.startsWith('#')) return true;
  try {
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

export const UNSAFE_ADDRESS_MESSAGE =
  'Start with "/" for a page of this site, or enter a full address such as https://www.nyc.gov/.';

/** Where a link leads: a page of this site or a whole address. */
export const addressField = (name: string, required: boolean, label = 'Address'): TextField => ({
  name,
  label,
  type: 'text',
  required,
  maxLength: 500,
  validate: (value: string | null | undefined) => {
    if (!value) return required ? 'This field is required.' : true;
    return isSafeAddress(value) || UNSAFE_ADDRESS_MESSAGE;
  },
});

/** The words and the address of a link. */
export const linkFields = (): Field[] => [
  {
    type: 'row',
    fields: [{ name: 'label', type: 'text', required: true, maxLength: 80 }, addressField('url', true)],
  },
];

/** A link that may be left out: it is shown once both its words and its address are given. */
export const optionalLinkField = (name: string, label: string): GroupField => ({
  name,
  label,
  type: 'group',
  admin: { description: 'Shown once both fields are filled in.' },
  fields: [
    { type: 'row', fields: [{ name: 'label', type: 'text', maxLength: 80 }, addressField('url', false)] },
  ],
});
