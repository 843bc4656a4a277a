import type { SubmissionResult } from '@conform-to/react';
import { SECTIONS, type Section } from '#law/modules.ts';

export interface NewsletterMessage {
  title: string;
  description: string;
}

export interface NewsletterResponse extends NewsletterMessage {
  outcome: 'pending' | 'duplicate' | 'rejected';
  /** The typed email address, to show in the field again. Empty if the address was stored. */
  typed: string;
  section?: Section;
}

export const SUBSCRIPTION_SUCCESSFUL: NewsletterMessage = {
  title: 'Subscription successful!',
  description: 'Thank you for subscribing to our newsletter.',
};

export const ALREADY_SUBSCRIBED: NewsletterMessage = {
  title: 'Already subscribed',
  description: 'This email is already subscribed to our newsletter.',
};

/** Added to the success message, because every subscription must be confirmed. */
export const PLEASE_CONFIRM = 'Check your email and click the link to confirm.';

export const INVALID_EMAIL: NewsletterMessage = {
  title: 'Invalid email',
  description: 'Please enter a valid email address.',
};

export const SUBSCRIPTION_FAILED: NewsletterMessage = {
  title: 'Subscription failed',
  description: 'An error occurred. Please try again later.',
};

export const UNREACHABLE: NewsletterResponse = { ...SUBSCRIPTION_FAILED, outcome: 'rejected', typed: '' };

export function rejectedResponse(
  { initialValue, error }: SubmissionResult,
  { title, description }: NewsletterMessage = {
    title: SUBSCRIPTION_FAILED.title,
    description: error?.['']?.join(' ') ?? SUBSCRIPTION_FAILED.description,
  },
): NewsletterResponse {
  const { email, section } = initialValue ?? {};
  return {
    title,
    description,
    outcome: 'rejected',
    typed: typeof email === 'string' ? email : '',
    section: SECTIONS.find((known) => known === section),
  };
}

/** Also handles a form that was rejected by the rate limit. */
export const newsletterResponse = (
  answer: NewsletterResponse | { result: SubmissionResult },
): NewsletterResponse => ('result' in answer ? rejectedResponse(answer.result) : answer);
