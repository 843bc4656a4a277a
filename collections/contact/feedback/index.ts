import { FEEDBACK_TYPES } from '#law/modules.ts';
import { inboxCollection } from '#collections/inbox/inbox-collection.ts';

export const Feedback = inboxCollection({
  slug: 'feedback',
  admin: {
    defaultColumns: ['id', 'feedbackType', 'feedback', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['feedback', 'name', 'email'],
  },
  answers: [
    { name: 'name', type: 'text' },
    { name: 'email', type: 'email', index: true },
    { name: 'feedbackType', type: 'select', options: [...FEEDBACK_TYPES] },
    { name: 'feedback', type: 'textarea' },
  ],
});
