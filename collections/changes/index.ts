import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { ofSubmission } from '#cms/fields/of-submission.ts';

/**
 * Who changed what of a submission, and when: written by the product with the change, and by nobody else. It is read
 * beside the submission.
 */
export const Changes: CollectionConfig = {
  slug: 'changes',
  admin: {
    group: 'Inbox',
    useAsTitle: 'field',
    defaultColumns: ['createdAt', 'byName', 'collection', 'document', 'field', 'from', 'to'],
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['collection', 'document'] }],
  fields: [
    ...ofSubmission(),
    { name: 'field', type: 'text', required: true },
    { name: 'from', type: 'textarea' },
    { name: 'to', type: 'textarea' },
    { name: 'by', label: 'Account', type: 'relationship', relationTo: 'users' },
    // Stays when the account is deleted.
    { name: 'byName', label: 'Name', type: 'text', required: true },
  ],
};
