import { CORRESPONDENCE, type InboxKind } from '#cms/inbox/workflow.ts';
import { afterClosing, DAYS_KEPT, SPAM_RETENTION } from '#cms/personal-data/retention.ts';

/** How staff work on feedback, and how long it is kept. */
export const feedback = {
  label: 'Feedback',
  singular: 'Feedback',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 5 },
  title: 'feedbackType',
  email: 'email',
  retention: [
    afterClosing(DAYS_KEPT.letters, 'Two rounds of the yearly review of the site.'),
    SPAM_RETENTION,
  ],
} as const satisfies InboxKind;
