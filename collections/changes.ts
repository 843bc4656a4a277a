import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { submissionKeyFields } from '#cms/inbox/submission-fields.ts';

/** The history of submissions and of assignment rules: who changed what, and when. Only the product writes it. */
export const Changes: CollectionConfig = {
  slug: 'changes',
  admin: {
    group: 'Submissions',
    useAsTitle: 'field',
    defaultColumns: ['createdAt', 'byName', 'collection', 'document', 'field', 'from', 'to'],
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['collection', 'document'] }],
  fields: [
    ...submissionKeyFields([{ value: 'assignment-rules', label: 'Assignment rules' }]),
    { name: 'field', type: 'text', required: true },
    { name: 'from', type: 'textarea' },
    { name: 'to', type: 'textarea' },
    { name: 'by', label: 'Account', type: 'relationship', relationTo: 'users' },
    // Kept when the account is deleted.
    { name: 'byName', label: 'Name', type: 'text', required: true },
  ],
};
