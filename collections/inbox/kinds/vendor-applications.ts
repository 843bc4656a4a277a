import type { InboxKind, Workflow } from './workflow.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { RETENTION_DAYS, inboxRetention } from '#cms/retention.ts';

/** Staff verify eligibility (a local NYC provider). A rejection can be reconsidered. */
const workflow: Workflow<VendorApplication['status']> = {
  statuses: [
    { value: 'new', label: 'New' },
    { value: 'inReview', label: 'In review' },
    { value: 'approved', label: 'Approved', isFinal: true },
    { value: 'rejected', label: 'Rejected', isFinal: true },
  ],
  next: {
    new: ['inReview', 'rejected'],
    inReview: ['approved', 'rejected', 'new'],
    approved: [],
    rejected: ['inReview'],
  },
  mailsSender: ['approved', 'rejected'],
  notForSpam: ['approved'],
  requires: {
    rejected: {
      path: 'rejectionReason',
      message: 'Write the reason first. The vendor gets it by email.',
      question: 'Why is it rejected? The vendor gets this by email.',
    },
  },
};

/** We promise an answer within 3-5 business days. */
export const vendorApplications = {
  label: 'Vendor applications',
  singular: 'Vendor application',
  workflow,
  dueIn: { businessDays: 5 },
  title: 'companyName',
  email: 'contactEmail',
  senderName: 'contactName',
  company: 'companyName',
  message: 'servicesOffered',
  module: { field: 'module' },
  retention: inboxRetention(
    RETENTION_DAYS.applications,
    'Vendors may ask about a decision for up to three years.',
  ),
} as const satisfies InboxKind;
