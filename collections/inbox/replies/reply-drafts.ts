import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { nobody } from '#cms/access.ts';
import { submissionKeyFields } from '../submission-fields.ts';

export const deleteOwnDrafts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'reply-drafts', where: { user: { equals: id } }, depth: 0, req });
};

export const ReplyDrafts: CollectionConfig = {
  slug: 'reply-drafts',
  labels: { singular: 'Reply draft', plural: 'Reply drafts' },
  admin: { group: 'Submissions', useAsTitle: 'subject', hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['collection', 'document', 'user'], unique: true }],
  fields: [
    ...submissionKeyFields(),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea', required: true },
    { name: 'setsAnswered', type: 'checkbox', required: true, defaultValue: false },
    // The form's key: discards a draft that arrives after its reply was sent.
    { name: 'formKey', type: 'text', required: true },
  ],
};
