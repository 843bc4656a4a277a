import type { CollectionConfig } from 'payload';
import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import {
  asSent,
  hiddenFromEditors,
  LETTER_STATUSES,
  statusField,
  submissionAccess,
  submissionRecord,
} from '#cms/fields/submission.ts';

/** What visitors say of the site. Source: specification section 3, "Feedback form"; the design card. */
export const Feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: 'Feedback', plural: 'Feedback' },
  admin: {
    group: 'Inbox',
    defaultColumns: ['id', 'feedbackType', 'feedback', 'status', 'createdAt'],
    listSearchableFields: ['feedback', 'name', 'email'],
    hidden: hiddenFromEditors,
  },
  defaultSort: '-createdAt',
  access: submissionAccess(),
  fields: [
    { name: 'name', type: 'text', ...asSent },
    { name: 'email', type: 'email', index: true, ...asSent },
    { name: 'feedbackType', type: 'select', options: FEEDBACK_TYPES, ...asSent },
    { name: 'feedback', type: 'textarea', ...asSent },
    statusField(LETTER_STATUSES),
    ...submissionRecord(),
  ],
};
