import type { CollectionConfig } from 'payload';
import { admins, nobody, staff } from '#cms/access.ts';
import { submissionKeyFields } from '../submission-fields.ts';

/**
 * The mails between staff and the sender of a submission. Only the product writes them: see cms/replies. The first answer
 * to a submission is the earliest `sentAt` of those that go out.
 */
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
    // Why the last try failed, in our own words: a mail server's may name a person.
    { name: 'reason', type: 'text' },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    // Where it went, or where it came from: anyone can answer who has the mail.
    { name: 'address', type: 'text', required: true },
    // Names of attached files, one on each line. The files are not stored.
    { name: 'attachments', type: 'textarea' },
    { name: 'sentAt', type: 'date' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    // Kept when the account is deleted.
    { name: 'byName', type: 'text' },
    { name: 'messageId', type: 'text', required: true, unique: true },
    { name: 'inReplyTo', type: 'text' },
    // The job that sends it.
    { name: 'job', type: 'number', index: true },
    // One for each form that was opened, so that a form that is sent twice is one mail.
    { name: 'formKey', type: 'text', unique: true, access: { read: nobody } },
  ],
};
