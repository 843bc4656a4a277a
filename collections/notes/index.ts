import type { CollectionConfig } from 'payload';
import { admins, nobody, staff } from '#cms/access.ts';
import { ofSubmission } from '#cms/fields/of-submission.ts';
import { aboutStored } from './about-stored.ts';
import { signNote } from './sign-note.ts';

/** What staff write to each other about a submission. Visitors never see it. */
export const Notes: CollectionConfig = {
  slug: 'notes',
  labels: { singular: 'Internal note', plural: 'Internal notes' },
  admin: { group: 'Inbox', useAsTitle: 'text', hidden: true },
  defaultSort: '-createdAt',
  access: { create: staff, read: staff, update: nobody, delete: admins },
  indexes: [{ fields: ['collection', 'document'] }],
  hooks: { beforeChange: [aboutStored, signNote] },
  fields: [
    ...ofSubmission(),
    { name: 'text', type: 'textarea', required: true, maxLength: 4000 },
    { name: 'by', type: 'relationship', relationTo: 'users', access: { create: nobody, update: nobody } },
    {
      name: 'byName',
      type: 'text',
      required: true,
      defaultValue: 'Lotline',
      access: { create: nobody, update: nobody },
    },
  ],
};
