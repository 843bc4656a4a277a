/** Where a request stands: an admin decides it once. */
export const REQUEST_STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'declined', label: 'Declined' },
] as const;
