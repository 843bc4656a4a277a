import { CORRESPONDENCE, type InboxKind } from '#cms/inbox/workflow.ts';
import { DAYS_KEPT, inboxRetention } from '#cms/personal-data/retention.ts';

export const contactMessages = {
  label: 'Contact messages',
  singular: 'Contact message',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 2 },
  title: 'subject',
  email: 'email',
  retention: inboxRetention(DAYS_KEPT.letters, 'People come back to an answer within two years.'),
} as const satisfies InboxKind;
