import type { Workflow } from './workflow.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';

/** The result cannot be taken back, because it is emailed to the visitor. */
export const BILL_ANALYSIS: Workflow<InvoiceSubmission['status']> = {
  statuses: [
    { value: 'pending', label: 'Pending' },
    { value: 'inReview', label: 'In review' },
    { value: 'reportSent', label: 'Report sent', isFinal: true },
    { value: 'rejected', label: 'Rejected', isFinal: true },
  ],
  next: { pending: ['inReview'], inReview: ['reportSent', 'rejected'], reportSent: [], rejected: [] },
  closes: 'reportSent',
  mailsSender: ['reportSent', 'rejected'],
  notForSpam: ['reportSent'],
  requires: {
    reportSent: { path: 'analysis.summary', message: 'Write the summary first. It is part of the report.' },
    rejected: {
      path: 'analysis.rejectionReason',
      message: 'Write the reason first. The visitor gets it by email.',
      question: 'Why is it rejected? The visitor gets this by email.',
    },
  },
};
