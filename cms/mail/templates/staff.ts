import type { MailTemplate } from './definition.ts';

/** Tells those who work on what visitors send that something has arrived. */
export const staffArrival = {
  label: 'Staff: new submission',
  purpose: 'Sent when a visitor has sent a form, a bill or a message.',
  recipient: 'Staff and admins, or the addresses in STAFF_MAIL, each in a mail of their own.',
  reason: 'You get this mail because you work on what visitors send.',
  placeholders: {
    what: {
      means: 'What arrived, in a few words.',
      example: 'New message: Is my building covered?',
      kind: 'line',
    },
    text: {
      means: 'What staff should know before they open it.',
      example: 'Olive Owner <olive@example.com> wrote:\n\nIs it covered?\nIt has 30,000 square feet.',
      kind: 'lines',
      needed: true,
    },
    link: {
      means: 'Where it is in the panel.',
      example: 'https://example.com/admin/collections/contact-messages/7',
      kind: 'link',
      button: 'Open',
      needed: true,
    },
  },
} as const satisfies MailTemplate;
