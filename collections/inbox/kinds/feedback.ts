import { CORRESPONDENCE, type InboxKind } from './workflow.ts';
import { RETENTION_DAYS, inboxRetention } from '#cms/retention.ts';

export const feedback = {
  label: 'Feedback',
  singular: 'Feedback',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 5 },
  title: 'feedbackType',
  email: 'email',
  senderName: 'name',
  message: 'feedback',
  retention: inboxRetention(
    RETENTION_DAYS.messages,
    'The site is reviewed once a year, and feedback is kept for two reviews.',
  ),
} as const satisfies InboxKind;
