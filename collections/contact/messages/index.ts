import { recordCollection } from '#collections/submissions/record-fields.ts';

export const ContactMessages = recordCollection({
  slug: 'contact-messages',
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email'],
  },
  answers: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'message', type: 'textarea', required: true },
  ],
});
