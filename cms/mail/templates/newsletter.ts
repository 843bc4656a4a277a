import type { MailTemplate, Placeholder } from './definition.ts';

const unsubscribeLink = {
  description: 'Where the reader unsubscribes.',
  example: 'https://example.com/newsletter/unsubscribe/abc',
  kind: 'link',
  required: true,
} as const satisfies Placeholder;

/** Asks the owner of an address whether a sign-up was meant. */
export const newsletterConfirmation = {
  label: 'Newsletter: please confirm',
  purpose: 'Sent when an address is signed up for a newsletter, or for the notice of an opening.',
  recipient: 'The address that was signed up.',
  reason: 'You get this mail because somebody signed this address up.',
  placeholders: {
    newsletter: { description: 'What was signed up for.', example: 'Local Law 97 newsletter', kind: 'line' },
    confirmLink: {
      description: 'Where the reader confirms. It works for seven days.',
      example: 'https://example.com/newsletter/confirm/abc',
      kind: 'link',
      button: 'Open this page',
      required: true,
    },
    unsubscribeLink,
  },
} as const satisfies MailTemplate;

/** Tells a subscriber that a section has opened. */
export const sectionOpening = {
  label: 'Newsletter: now open',
  purpose: 'Sent, once, when a section changes from "Coming soon" to "Live".',
  recipient: 'Everyone who asked to be told and confirmed the address.',
  reason: 'You get this mail because you asked us to tell you.',
  placeholders: {
    page: { description: 'The module and its page.', example: 'NYC Plastic Laws: Reports', kind: 'line' },
    link: {
      description: 'Where the page is.',
      example: 'https://example.com/nyc-plastic/report',
      kind: 'link',
      button: 'Open the page',
      required: true,
    },
    unsubscribeLink,
  },
} as const satisfies MailTemplate;
