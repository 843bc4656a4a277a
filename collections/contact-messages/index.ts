import type { CollectionConfig } from 'payload';
import {
  asSent,
  hiddenFromEditors,
  LETTER_STATUSES,
  statusField,
  submissionAccess,
  submissionRecord,
} from '#cms/fields/submission.ts';

/** What visitors wrote on the contact page. Source: specification section 2, "/contact"; the design card. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  admin: {
    group: 'Inbox',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'status', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email'],
    hidden: hiddenFromEditors,
  },
  defaultSort: '-createdAt',
  access: submissionAccess(),
  fields: [
    { name: 'name', type: 'text', required: true, ...asSent },
    { name: 'email', type: 'email', required: true, index: true, ...asSent },
    { name: 'subject', type: 'text', required: true, ...asSent },
    { name: 'message', type: 'textarea', required: true, ...asSent },
    statusField(LETTER_STATUSES),
    ...submissionRecord(),
  ],
};
