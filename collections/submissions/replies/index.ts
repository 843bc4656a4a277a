import type { CollectionConfig } from 'payload';
import { admins, nobody, staff } from '#cms/access.ts';

/** The earliest `sentAt` of a submission's replies is the time of the first response. */
export const Replies: CollectionConfig = {
  slug: 'replies',
  labels: { singular: 'Reply', plural: 'Replies' },
  admin: { group: 'Submissions', useAsTitle: 'subject', hidden: true },
  defaultSort: 'createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: admins },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'queued', label: 'On its way' },
        { value: 'sent', label: 'Sent' },
        { value: 'failed', label: 'Failed' },
      ],
    },
    // In our own words, because the mail server's error may name a person.
    { name: 'reason', type: 'text' },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'address', type: 'text', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'byName', type: 'text' },
    { name: 'messageId', type: 'text', required: true, unique: true },
    { name: 'job', type: 'number', index: true },
    { name: 'formKey', type: 'text', unique: true, access: { read: nobody } },
  ],
};
