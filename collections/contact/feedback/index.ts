import { FEEDBACK_TYPES } from '#law/modules.ts';
import { recordCollection } from '#collections/submissions/record-fields.ts';

export const Feedback = recordCollection({
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
