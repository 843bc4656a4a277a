import { CORRESPONDENCE, type InboxKind } from '#cms/inbox/workflow.ts';
import { afterClosing, DAYS_KEPT, SPAM_RETENTION } from '#cms/personal-data/retention.ts';

/** How staff work on requests for premium reports, and how long they are kept. */
export const reportEnquiries = {
  label: 'Premium enquiries',
  singular: 'Premium enquiry',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 2 },
  title: 'reportTitle',
  email: 'email',
  retention: [
    afterClosing(DAYS_KEPT.letters, 'A report is ordered within two years, or never.'),
    SPAM_RETENTION,
  ],
} as const satisfies InboxKind;
