import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { INBOX_OPTIONS } from './kinds/index.ts';

/**
 * How the work on each submission stands, one row for the submissions of all kinds: the inbox. The document of its kind
 * shows these fields as its own and writes them (`collections/inbox/submission-row.ts`). The title, the sender, the module and
 * the text of the search are made from what the visitor wrote, which nobody changes.
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
