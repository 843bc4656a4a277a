import type { SubmissionResult } from '@conform-to/react';
import { SECTIONS, type Section } from '#law/modules.ts';

/** The newsletter's messages. Source: specification section 8. */
export interface NewsletterMessage {
  title: string;
  description: string;
}

export interface NewsletterAnswer extends NewsletterMessage {
  isSuccess: boolean;
  /** What was typed, which stays in the field unless it was stored. */
  typed: string;
  /** The section whose launch the visitor wants to hear about. */
  section?: Section;
}

export const SUBSCRIPTION_SUCCESSFUL: NewsletterMessage = {
  title: 'Subscription successful!',
  description: 'Thank you for subscribing to our newsletter.',
};

/** Added on the page, because nobody gets a newsletter without a confirmation. */
export const PLEASE_CONFIRM = 'Please confirm it with the link in the email we just sent you.';

export const INVALID_EMAIL: NewsletterMessage = {
  title: 'Invalid email',
  description: 'Please enter a valid email address.',
};

export const SUBSCRIPTION_FAILED: NewsletterMessage = {
  title: 'Subscription failed',
  description: 'An error occurred. Please try again later.',
};

/** The answer where the server cannot be reached. What was typed stays in its field. */
export const UNREACHABLE: NewsletterAnswer = { ...SUBSCRIPTION_FAILED, isSuccess: false, typed: '' };

/** The answer to a rejected form, with what was typed: by default, its title is that of a failure. */
export function rejectedAnswer(
  { initialValue, error }: SubmissionResult,
  { title, description }: NewsletterMessage = {
    title: SUBSCRIPTION_FAILED.title,
    description: error?.['']?.join(' ') ?? SUBSCRIPTION_FAILED.description,
  },
): NewsletterAnswer {
  const { email, section } = initialValue ?? {};
  return {
    title,
    description,
    isSuccess: false,
    typed: typeof email === 'string' ? email : '',
    section: SECTIONS.find((known) => known === section),
  };
}

/** The newsletter's own answer, also where the server rejected the form because it was sent too often. */
export const newsletterAnswer = (
  answer: NewsletterAnswer | { result: SubmissionResult },
): NewsletterAnswer => ('result' in answer ? rejectedAnswer(answer.result) : answer);
