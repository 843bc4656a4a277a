import { line, lines, link, type MailTemplate } from './template.ts';

/** To staff: what a visitor has sent. */
export const staffNotification = {
  label: 'Staff: new submission',
  purpose: 'Sent when a visitor sends a form, a bill or a message.',
  recipient: 'Staff and admins, or the addresses in STAFF_MAIL, each in a separate email.',
  reason: 'You are receiving this email because you handle what visitors send us.',
  placeholders: {
    what: line('What was submitted, in a few words.', 'New message: Is my building covered?'),
    text: lines(
      'What staff should know before opening it.',
      'Olive Owner <olive@example.com> wrote:\n\nIs it covered?\nIt has 30,000 square feet.',
      { required: true },
    ),
    link: link('Where it is in the panel.', 'https://example.com/admin/collections/contact-messages/7', {
      button: 'Open',
      required: true,
    }),
  },
} satisfies MailTemplate;

/** To staff: what a visitor has answered. */
export const answerReceived = {
  label: 'Staff: answer to a reply',
  purpose: 'Sent when a visitor answers a reply, if mail to the product is set up.',
  recipient: 'The person to whom the submission is assigned; otherwise as for a new submission.',
  reason: 'You are receiving this email because you handle what visitors send us.',
  placeholders: {
    what: line('What was answered, in a few words.', 'Contact message K7M2-9QXD'),
    link: link('Where it is in the panel.', 'https://example.com/admin/collections/contact-messages/7', {
      button: 'Read the answer',
      required: true,
    }),
  },
} satisfies MailTemplate;

/** To editors: what is due for a check. */
export const figuresToCheck = {
  label: 'Figures to check',
  purpose: 'Sent on Mondays at 8 a.m., New York time, if any figures or deadlines are due for a check.',
  recipient: 'Each admin and each editor.',
  reason: 'You are receiving this email because you edit our site.',
  placeholders: {
    count: line('How many are due.', '12'),
    list: lines(
      'How many are due for each law, and since when.',
      '- Local Law 97: 8, the first since May 20, 2027\n- Local Law 199: 4, the first since June 2, 2027',
      { required: true },
    ),
    link: link('The dashboard of the panel.', 'https://example.com/admin', {
      button: 'Open the panel',
      required: true,
    }),
  },
} satisfies MailTemplate;
