import type { NewsletterPurpose } from '#collections/newsletter-subscriptions/links.ts';

interface PurposeWords {
  /** The page on which the visitor does it, by one button. */
  heading: string;
  question: (newsletter: string) => string;
  button: string;
  /** The page that says that it is done. */
  done: { path: string; heading: string; text: string };
}

/** What the links in a newsletter's mail lead to. */
export const PURPOSES: Record<NewsletterPurpose, PurposeWords> = {
  confirm: {
    heading: 'Confirm your subscription',
    question: (newsletter) => `Do you want to receive the ${newsletter}?`,
    button: 'Confirm Subscription',
    done: {
      path: '/newsletter/confirmed',
      heading: 'Subscription confirmed',
      text: 'Thank you. You will hear from us when there is something new. Every mail has a link to unsubscribe.',
    },
  },
  unsubscribe: {
    heading: 'Unsubscribe',
    question: (newsletter) => `Do you want to stop receiving the ${newsletter}?`,
    button: 'Unsubscribe',
    done: {
      path: '/newsletter/unsubscribed',
      heading: 'You are unsubscribed',
      text: 'We will not write to you any more. You can sign up again at any time.',
    },
  },
};

/** What is said of a link that cannot be followed. */
export const REFUSALS = {
  expired: {
    heading: 'This link has expired',
    text: 'It is too old, or the subscription has ended. You can sign up again on the page of each module.',
  },
  forged: {
    heading: 'This link is not valid',
    text: 'Please copy the whole link from the mail, or sign up again on the page of the module.',
  },
};

/** What a link at this path is for: "/newsletter/confirm/..." or "/newsletter/unsubscribe/...". */
export const purposeOfPath = (pathname: string): NewsletterPurpose =>
  pathname.startsWith('/newsletter/confirm') ? 'confirm' : 'unsubscribe';
