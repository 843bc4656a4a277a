import { referenceField } from '#collections/inbox/submission-fields.ts';
import { inboxCollection } from '#collections/inbox/inbox-collection.ts';

export const ContactMessages = inboxCollection({
  slug: 'contact-messages',
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['reference', 'subject', 'name', 'email'],
  },
  answers: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'message', type: 'textarea', required: true },
  ],
  fields: [referenceField()],
});
