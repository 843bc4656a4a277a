/** Where an application stands. Eligibility (a local NYC provider) is verified by hand. */
export const VENDOR_APPLICATION_STATUSES = [
  { value: 'new', label: 'New' },
  { value: 'inReview', label: 'In review' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;
