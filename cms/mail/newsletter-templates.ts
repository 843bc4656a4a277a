import { line, link, type MailTemplate } from './template.ts';

const unsubscribeLink = link(
  'Where the reader unsubscribes.',
  'https://example.com/newsletter/unsubscribe/abc',
  { required: true },
);

export const newsletterTemplates = {
  sectionLaunch: {
    label: 'Newsletter: now open',
    purpose: 'Sent once, when a section changes from "Coming soon" to "Live".',
    recipient: 'Everyone who asked to be notified and confirmed their address.',
    placeholders: {
      page: line('The module and its page.', 'NYC Plastic Laws: Reports'),
      link: link('The link to the page.', 'https://example.com/nyc-plastic/report', {
        button: 'Open the page',
        required: true,
      }),
      unsubscribeLink,
    },
  },
} satisfies Record<string, MailTemplate>;
