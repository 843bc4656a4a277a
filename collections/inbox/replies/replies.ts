import type { CollectionConfig } from 'payload';
import { admins, nobody, staff } from '#cms/access.ts';
import { submissionKeyFields } from '../submission-fields.ts';

/** The earliest `sentAt` of outgoing replies is the first response to a submission. */
export const Replies: CollectionConfig = {
  slug: 'replies',
  labels: { singular: 'Reply', plural: 'Replies' },
  admin: { group: 'Submissions', useAsTitle: 'subject', hidden: true },
  defaultSort: 'createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: admins },
  indexes: [{ fields: ['collection', 'document'] }],
  fields: [
    ...submissionKeyFields(),
    {
      name: 'direction',
      type: 'select',
      required: true,
      options: [
        { value: 'out', label: 'To the visitor' },
        { value: 'in', label: 'From the visitor' },
      ],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'queued', label: 'On its way' },
        { value: 'sent', label: 'Sent' },
        { value: 'failed', label: 'Failed' },
        { value: 'received', label: 'Received' },
      ],
    },
    // In our words, since the mail server's error may name a person.
    { name: 'reason', type: 'text' },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'address', type: 'text', required: true },
    { name: 'attachments', type: 'textarea' },
    { name: 'sentAt', type: 'date' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'byName', type: 'text' },
    { name: 'messageId', type: 'text', required: true, unique: true },
    { name: 'inReplyTo', type: 'text' },
    { name: 'job', type: 'number', index: true },
    { name: 'formKey', type: 'text', unique: true, access: { read: nobody } },
  ],
};
