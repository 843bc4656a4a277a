import type { Section } from '#app/regulations/index.ts';

/** The newsletter's messages. Source: specification section 8. */
export interface NewsletterMessage {
  title: string;
  description: string;
}

/** What a sign-up is answered. */
export interface NewsletterAnswer extends NewsletterMessage {
  isSuccess: boolean;
  /** What was typed, to be kept in the field unless it was stored. */
  typed: string;
  /** The section whose opening the visitor wants to hear of. */
  section?: Section;
}

export const SUBSCRIPTION_SUCCESSFUL: NewsletterMessage = {
  title: 'Subscription successful!',
  description: 'Thank you for subscribing to our newsletter.',
};

/** Added in the toast where a confirmation by mail is due. */
export const CHECK_YOUR_MAIL = 'Check your mail to confirm your subscription.';

/** Said on the page after a sign-up, as nobody is written to without a confirmation. */
export const PLEASE_CONFIRM = 'Please confirm it with the link in the mail that we have just sent you.';

/** On the button of who wants to hear when a section opens. */
export const TELL_ME = 'Tell me when it opens';

export const ALREADY_SUBSCRIBED: NewsletterMessage = {
  title: 'Already subscribed',
  description: 'This email is already subscribed to our newsletter.',
};

export const INVALID_EMAIL: NewsletterMessage = {
  title: 'Invalid email',
  description: 'Please enter a valid email address.',
};

export const SUBSCRIPTION_FAILED: NewsletterMessage = {
  title: 'Subscription failed',
  description: 'An error occurred. Please try again later.',
};

/** The answer to a sign-up that did not reach the server. What was typed stays in its field. */
export const UNREACHABLE: NewsletterAnswer = { ...SUBSCRIPTION_FAILED, isSuccess: false, typed: '' };
