/** Specification section 8, "Feedback success". */
export const FEEDBACK_SUBMITTED = {
  title: 'Feedback submitted',
  description: 'Thank you for your feedback! We appreciate your input.',
} as const;

export const FEEDBACK_FAILED = 'There was an error sending your feedback. Please try again.';
