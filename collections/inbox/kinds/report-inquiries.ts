import { CORRESPONDENCE, type InboxKind } from './workflow.ts';
import { RETENTION_DAYS, inboxRetention } from '#cms/retention.ts';

export const reportInquiries = {
  label: 'Premium report requests',
  singular: 'Premium report request',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 2 },
  title: 'reportTitle',
  email: 'email',
  module: { field: 'module' },
  senderName: 'name',
  message: 'message',
  retention: inboxRetention(
    RETENTION_DAYS.messages,
    'Nobody orders a report more than two years after asking about it.',
  ),
} as const satisfies InboxKind;
