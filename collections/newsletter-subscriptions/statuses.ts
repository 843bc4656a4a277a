/** Where a newsletter subscription stands. `spam` was sent by a machine: no mail ever goes there. */
export const SUBSCRIPTION_STATUSES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'spam', label: 'Spam' },
] as const;
