import { BILL_ANALYSIS } from './bill-workflow.ts';
import type { InboxKind } from './workflow.ts';
import { RETENTION_DAYS, inboxRetention } from '#cms/retention.ts';

/** We promise LL199 reports within 24-48 hours. */
export const invoiceSubmissions = {
  label: 'Invoice submissions',
  singular: 'Invoice submission',
  workflow: BILL_ANALYSIS,
  dueIn: { hours: 48 },
  title: 'contactName',
  email: 'contactEmail',
  module: { always: 'll199' },
  senderName: 'contactName',
  retention: inboxRetention(RETENTION_DAYS.bills, 'Visitors return to the link to their report.'),
} as const satisfies InboxKind;
