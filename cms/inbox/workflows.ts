import type { Workflow } from './workflow.ts';

export type VendorStatus = 'new' | 'inReview' | 'approved' | 'rejected';

/** A vendor's application: eligibility (a local NYC provider) is verified by hand. A rejection can be looked at again. */
export const VENDOR_REVIEW: Workflow<VendorStatus> = {
  statuses: [
    { value: 'new', label: 'New' },
    { value: 'inReview', label: 'In review' },
    { value: 'approved', label: 'Approved', isEnd: true },
    { value: 'rejected', label: 'Rejected', isEnd: true },
  ],
  next: {
    new: ['inReview', 'rejected'],
    inReview: ['approved', 'rejected', 'new'],
    approved: [],
    rejected: ['inReview'],
  },
  notForSpam: ['approved'],
  needs: {
    rejected: {
      path: 'rejectionReason',
      message: 'Write the reason first. The vendor gets it by mail.',
    },
  },
};

export type AnalysisStatus = 'pending' | 'inReview' | 'reportSent' | 'rejected';

/** The analysis of a bill. Its end is mailed to the visitor, and so cannot be taken back. */
export const BILL_ANALYSIS: Workflow<AnalysisStatus> = {
  statuses: [
    { value: 'pending', label: 'Pending' },
    { value: 'inReview', label: 'In review' },
    { value: 'reportSent', label: 'Report sent', isEnd: true },
    { value: 'rejected', label: 'Rejected', isEnd: true },
  ],
  next: { pending: ['inReview'], inReview: ['reportSent', 'rejected'], reportSent: [], rejected: [] },
  notForSpam: ['reportSent'],
  needs: {
    reportSent: { path: 'analysis.summary', message: 'Write the summary first. It is part of the report.' },
    rejected: {
      path: 'analysis.rejectionReason',
      message: 'Write the reason first. The visitor gets it by mail.',
    },
  },
};

export type LetterStatus = 'new' | 'answered' | 'closed';

/** A letter from a visitor: it is answered by mail, outside the panel, or closed without an answer. */
export const LETTER: Workflow<LetterStatus> = {
  statuses: [
    { value: 'new', label: 'New' },
    { value: 'answered', label: 'Answered', isEnd: true },
    { value: 'closed', label: 'Closed', isEnd: true },
  ],
  next: { new: ['answered', 'closed'], answered: ['closed', 'new'], closed: ['new'] },
};
