import { CORRESPONDENCE, type InboxKind } from '#cms/inbox/workflow.ts';
import { afterClosing, DAYS_KEPT, SPAM_RETENTION } from '#cms/personal-data/retention.ts';

/** How staff work on contact messages, and how long they are kept. */
export const contactMessages = {
  label: 'Contact messages',
  singular: 'Contact message',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 2 },
  title: 'subject',
  email: 'email',
  retention: [
    afterClosing(DAYS_KEPT.letters, 'People come back to an answer within two years.'),
    SPAM_RETENTION,
  ],
} as const satisfies InboxKind;
