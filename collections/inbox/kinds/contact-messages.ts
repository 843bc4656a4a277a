import { CORRESPONDENCE, type InboxKind } from './workflow.ts';
import { RETENTION_DAYS, inboxRetention } from '#cms/retention.ts';

export const contactMessages = {
  label: 'Contact messages',
  singular: 'Contact message',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 2 },
  title: 'subject',
  email: 'email',
  senderName: 'name',
  message: 'message',
  retention: inboxRetention(RETENTION_DAYS.messages, 'People return to an answer for up to two years.'),
} as const satisfies InboxKind;
