/** Specification section 4, "LL97 quiz" and "LL199 quiz". */
export const RESTART = 'Restart Assessment';

/** Specification section 4, "LL199 quiz". */
export const BACK_TO_OPTIONS = 'Back to Options';

export const UNREADABLE_ANSWERS = {
  title: 'These answers cannot be read',
  description:
    'The address has to hold one answer for each question, in their order. It may have been cut off, or the questions have changed since.',
} as const;

/** Stands before what a quiz says of its own score. */
export const FIRST_IDEA = 'A first idea, not the law.';

export const RESULT_SENT = {
  title: 'Your result is on its way',
  description: 'It goes to the address that you gave, and should arrive within a few minutes.',
} as const;

export const RESULT_FAILED = 'There was an error sending your result. Please try again.';
