import type { Access, CollectionConfig } from 'payload';
import { hasRole, nobody } from '#cms/access.ts';

const staffWork: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  return hasRole(req, 'staff') && { submission: { exists: true } };
};

/** A log of changes and account events. Entries are deleted with their submission, because they may quote it. */
export const Changes: CollectionConfig = {
  slug: 'changes',
  admin: {
    group: 'Submissions',
    useAsTitle: 'field',
    defaultColumns: ['createdAt', 'byName', 'field', 'subject', 'submission', 'from', 'to'],
    hidden: ({ user }) => user?.role !== 'admin',
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staffWork, update: nobody, delete: nobody },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', index: true },
    { name: 'subject', label: 'About', type: 'text' },
    { name: 'field', label: 'What', type: 'text', required: true, index: true },
    { name: 'from', type: 'textarea' },
    { name: 'to', type: 'textarea' },
    { name: 'by', label: 'Account', type: 'relationship', relationTo: 'users' },
    // Stored separately, so that it remains when the account is deleted.
    { name: 'byName', label: 'Name', type: 'text', required: true },
  ],
};
