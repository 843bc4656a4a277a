import { randomInt } from 'node:crypto';
import type { CollectionConfig, Condition, Field, TextField } from 'payload';
import { admins, nobody, staff, writtenByProduct } from '#cms/access.ts';
import { INBOX_OPTIONS } from './kinds/index.ts';

export const submissionAccess = (): NonNullable<CollectionConfig['access']> => ({
  create: nobody,
  read: staff,
  update: staff,
  delete: admins,
});

export const submissionRecord = (): Field[] => [
  {
    name: 'isSpam',
    label: 'Probably spam',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'Staff were not notified. Clear this box if a person sent it.',
    },
  },
  {
    name: 'submissionDigest',
    type: 'text',
    index: true,
    access: { create: nobody, read: nobody, update: nobody },
    admin: { hidden: true },
  },
];

export const submissionKeyFields = ({
  others = [],
  required = true,
}: { others?: { value: string; label: string }[]; required?: boolean } = {}): Field[] => [
  {
    name: 'collection',
    type: 'select',
    required,
    options: [...INBOX_OPTIONS, ...others],
    access: { update: nobody },
  },
  { name: 'document', type: 'number', required, access: { update: nobody } },
];

/** Without characters that sound or look alike, and without vowels, so that no words appear. */
const CHARACTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

const half = (): string => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

export const newReference = (): string => `${half()}-${half()}`;

/** The number by which visitors and staff refer to a submission. It grants no access. */
export const referenceField = (isWork?: Condition): TextField => ({
  name: 'reference',
  label: 'Reference number',
  type: 'text',
  access: writtenByProduct,
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: isWork,
    description: 'The visitor got it on the confirmation page and by email.',
  },
});
