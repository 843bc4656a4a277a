import type { MailTemplate, Placeholder } from './definition.ts';

/** Tells those who work on what visitors send that something has arrived. */
export const staffArrival = {
  label: 'Staff: new submission',
  purpose: 'Sent when a visitor has sent a form, a bill or a message.',
  recipient: 'Staff and admins, or the addresses in STAFF_MAIL, each in a mail of their own.',
  reason: 'You get this mail because you work on what visitors send.',
  placeholders: {
    what: {
      description: 'What arrived, in a few words.',
      example: 'New message: Is my building covered?',
      kind: 'line',
    },
    text: {
      description: 'What staff should know before they open it.',
      example: 'Olive Owner <olive@example.com> wrote:\n\nIs it covered?\nIt has 30,000 square feet.',
      kind: 'lines',
      required: true,
    },
    link: {
      description: 'Where it is in the panel.',
      example: 'https://example.com/admin/collections/contact-messages/7',
      kind: 'link',
      button: 'Open',
      required: true,
    },
  },
} as const satisfies MailTemplate;

const RECIPIENT = 'The address that the visitor gave.';
const REASON = 'You get this mail because this address was given in a form on our site.';

/*
 * Nobody has checked yet whose address it is. So none of these mails repeats what was typed: nobody can have words of
 * their own mailed to others by us.
 */

const reference = {
  description: 'The reference number, by which staff find what was sent.',
  example: 'K7M2-9QXD',
  kind: 'line',
  required: true,
} as const satisfies Placeholder;

/** Says that a message has arrived, and when it is answered. */
export const messageReceived = {
  label: 'Contact: message received',
  purpose: 'Sent when a visitor has written to us on the contact page.',
  recipient: RECIPIENT,
  reason: REASON,
  placeholders: { reference },
} as const satisfies MailTemplate;

/** Says that the request for a premium report has arrived, and what comes next. */
export const reportRequestReceived = {
  label: 'Premium report: request received',
  purpose: 'Sent when a visitor has asked for a premium report.',
  recipient: RECIPIENT,
  reason: REASON,
  placeholders: {
    reference,
    reportTitle: {
      description: 'The report that was asked for.',
      example: 'Compliance Strategy Plan',
      kind: 'line',
    },
  },
} as const satisfies MailTemplate;

/** Says that the form for an LL199 report has arrived, and when the report comes. */
export const invoiceReceived = {
  label: 'LL199 invoice: received',
  purpose: 'Sent when a business has asked for an LL199 report, with an invoice or without.',
  recipient: RECIPIENT,
  reason: REASON,
  placeholders: { reference },
} as const satisfies MailTemplate;

/** Says that a bill has arrived, and when its analysis comes. */
export const billReceived = {
  label: 'CWZ bill: received',
  purpose: 'Sent when a business has uploaded a bill after the Commercial Waste Zones assessment.',
  recipient: 'The address that the business gave in its assessment.',
  reason: 'You get this mail because a bill was uploaded to an assessment that names this address.',
  placeholders: { reference },
} as const satisfies MailTemplate;
