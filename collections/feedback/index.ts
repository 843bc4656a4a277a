import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { asSent } from '#cms/inbox/submission-fields.ts';
import { inboxCollection } from '#cms/inbox/inbox-collection.ts';

/** Feedback about the site. Source: specification section 3, "Feedback form"; the design card. */
export const Feedback = inboxCollection({
  slug: 'feedback',
  admin: {
    defaultColumns: ['id', 'feedbackType', 'feedback', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['feedback', 'name', 'email'],
  },
  fields: [
    { name: 'name', type: 'text', ...asSent },
    { name: 'email', type: 'email', index: true, ...asSent },
    { name: 'feedbackType', type: 'select', options: [...FEEDBACK_TYPES], ...asSent },
    { name: 'feedback', type: 'textarea', ...asSent },
  ],
});
