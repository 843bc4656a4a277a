export const REQUEST_FAILED = 'There was an error sending your request. Please try again.';

export const REQUEST_RECEIVED = {
  title: 'Request received',
  description:
    'We answer by e-mail with the scope, the price and a date. Nothing is charged before you agree.',
} as const;
