import type { Where } from 'payload';
import type { Promised } from './due.ts';
import type { Workflow } from './workflow.ts';
import { BILL_ANALYSIS, LETTER, VENDOR_REVIEW } from './workflows.ts';

/** What staff work on: one of the collections of the inbox. */
export interface InboxKind {
  /** Several of them, as staff call them. */
  label: string;
  singular: string;
  workflow: Workflow;
  /** How soon it has to be dealt with. */
  promised: Promised;
  /** Paths of fields: what it is called, and who sent it. */
  title: string;
  email: string;
  company?: string;
  /** Which documents of the collection are work. All where it is absent. */
  where?: Where;
}

/**
 * The collections of the inbox. What was promised to visitors: specification sections 2 and 9 (vendors 3-5 business
 * days, CWZ bills 1-2 business days, LL199 reports 24-48 hours). The other limits are our own.
 */
export const INBOX = {
  'vendor-applications': {
    label: 'Vendor applications',
    singular: 'Vendor application',
    workflow: VENDOR_REVIEW,
    promised: { businessDays: 5 },
    title: 'companyName',
    email: 'contactEmail',
    company: 'companyName',
  },
  'invoice-submissions': {
    label: 'Invoice submissions',
    singular: 'Invoice submission',
    workflow: BILL_ANALYSIS,
    promised: { hours: 48 },
    title: 'contactName',
    email: 'contactEmail',
  },
  'bill-uploads': {
    label: 'CWZ bills',
    singular: 'CWZ bill',
    workflow: BILL_ANALYSIS,
    promised: { businessDays: 2 },
    title: 'originalName',
    email: 'assessment.email',
    company: 'assessment.businessName',
    // The files of invoice submissions are worked on there.
    where: { assessment: { exists: true } },
  },
  'contact-messages': {
    label: 'Contact messages',
    singular: 'Contact message',
    workflow: LETTER,
    promised: { businessDays: 2 },
    title: 'subject',
    email: 'email',
  },
  feedback: {
    label: 'Feedback',
    singular: 'Feedback',
    workflow: LETTER,
    promised: { businessDays: 5 },
    title: 'feedbackType',
    email: 'email',
  },
  'report-enquiries': {
    label: 'Premium enquiries',
    singular: 'Premium enquiry',
    workflow: LETTER,
    promised: { businessDays: 2 },
    title: 'reportTitle',
    email: 'email',
  },
} as const satisfies Record<string, InboxKind>;

export type InboxSlug = keyof typeof INBOX;

export const INBOX_SLUGS = Object.keys(INBOX) as InboxSlug[];

export const isInboxSlug = (slug: unknown): slug is InboxSlug => typeof slug === 'string' && slug in INBOX;

/** A collection of the inbox. */
export const inboxKind = (slug: InboxSlug): InboxKind => INBOX[slug];
