import { BILL_ANALYSIS } from './bill-workflow.ts';
import type { InboxKind } from './workflow.ts';
import { RETENTION_DAYS, inboxRetention } from '#cms/retention.ts';

const where = { assessment: { exists: true } };

/** We promise the analysis within 1-2 business days. */
export const billUploads = {
  label: 'CWZ bills',
  singular: 'CWZ bill',
  workflow: BILL_ANALYSIS,
  dueIn: { businessDays: 2 },
  title: 'originalName',
  email: 'assessment.email',
  senderName: 'assessment.contactName',
  company: 'assessment.businessName',
  module: { always: 'cwz' },
  where,
  retention: inboxRetention(RETENTION_DAYS.bills, 'Visitors return to the link to their report.', where),
} as const satisfies InboxKind;
