import type { CollectionConfig, Condition, Field, TextFieldSingleValidation } from 'payload';
import { admins, nobody, staff, writtenByProduct } from '#cms/access.ts';
import type { ErasureRequest } from '#cms/payload-types.ts';
import { addressSchema } from '../stored-data-schema.ts';
import { decideRequest, mailAdmins, recordRequest, refuseSecondRequest } from './hooks.ts';

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'declined', label: 'Declined' },
];

const personFields = (name: string, label: string, condition?: Condition): Field[] => [
  { name, type: 'relationship', relationTo: 'users', access: writtenByProduct, admin: { hidden: true } },
  {
    name: `${name}Name`,
    label,
    type: 'text',
    access: writtenByProduct,
    admin: { position: 'sidebar', condition },
  },
];

const isDecided: Condition = ({ decidedAt }: Partial<ErasureRequest>) => Boolean(decidedAt);

const isAddress: TextFieldSingleValidation = (value, { operation }) =>
  operation === 'update' || addressSchema.safeParse(value).success || 'Enter an email address.';

/**
 * The address is stored only until an admin decides. The panel cannot search for it, because search terms
 * appear in the URL.
 */
export const ErasureRequests: CollectionConfig = {
  slug: 'erasure-requests',
  labels: { singular: 'Erasure request', plural: 'Erasure requests' },
  admin: {
    group: 'Submissions',
    defaultColumns: ['createdAt', 'address', 'status', 'requestedByName', 'decidedByName'],
    listSearchableFields: ['requestedByName'],
    description: 'When a visitor asks you to erase their data, create a request here. An admin decides.',
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  access: { create: staff, read: staff, update: admins, delete: nobody },
  hooks: {
    beforeChange: [recordRequest, refuseSecondRequest, decideRequest],
    afterChange: [mailAdmins],
  },
  fields: [
    {
      name: 'address',
      label: 'Email address of the visitor',
      type: 'text',
      required: true,
      index: true,
      access: { update: nobody },
      validate: isAddress,
      admin: { disableListFilter: true, description: 'Removed once an admin has decided.' },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      access: { update: nobody },
      admin: {
        description:
          'How the visitor asked, and what the admin should know. Removed once an admin has decided.',
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      options: STATUSES,
      access: { create: nobody },
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: 'Erasing the data under Settings, Personal data sets this to "Done".',
      },
    },
    {
      name: 'reason',
      label: 'Reason for declining',
      type: 'textarea',
      maxLength: 1000,
      access: { create: nobody },
      admin: { position: 'sidebar', description: 'Required to decline. Staff can read it here.' },
    },
    ...personFields('requestedBy', 'Requested by'),
    ...personFields('decidedBy', 'Decided by', isDecided),
    {
      name: 'decidedAt',
      label: 'Decided',
      type: 'date',
      access: writtenByProduct,
      admin: { position: 'sidebar', condition: isDecided },
    },
  ],
};
