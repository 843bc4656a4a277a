import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { INBOX_OPTIONS } from './kinds/index.ts';

/**
 * The inbox: one row for each submission of any kind. The submission's document shows these fields and writes
 * them (`collections/inbox/submission-row.ts`). Title, sender, module and search text are derived from what the
 * visitor wrote, which is immutable.
 */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Submission', plural: 'Submissions' },
  admin: { group: 'Submissions', useAsTitle: 'title', hidden: true },
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['collection', 'document'], unique: true }],
  fields: [
    {
      name: 'collection',
      type: 'select',
      required: true,
      options: INBOX_OPTIONS,
    },
    { name: 'document', type: 'number' },
    { name: 'title', type: 'text' },
    { name: 'sender', type: 'text' },
    { name: 'module', type: 'text' },
    { name: 'searchText', type: 'textarea' },
    { name: 'status', type: 'text', required: true },
    { name: 'assignee', type: 'relationship', relationTo: 'users', index: true },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'snoozedUntil', type: 'date', index: true },
    { name: 'closedAt', type: 'date', index: true },
    { name: 'isSpam', type: 'checkbox', required: true, defaultValue: false, index: true },
    { name: 'reference', type: 'text', unique: true },
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  ],
};
