import { line, lines, link, type MailTemplate } from './template.ts';

export const staffNotification = {
  label: 'Staff: new submission',
  purpose: 'Sent when a visitor sends a form, a bill or a message.',
  recipient:
    'The person a rule assigns it to. Otherwise staff and admins, or the addresses in STAFF_MAIL, each in a separate email.',
  placeholders: {
    what: line('What was submitted, in a few words.', 'New message: Is my building covered?'),
    text: lines(
      'What staff should know before opening it.',
      'Olive Owner <olive@example.com> wrote:\n\nIs it covered?\nIt has 30,000 square feet.',
      { required: true },
    ),
    link: link('The link to it in the panel.', 'https://example.com/admin/collections/contact-messages/7', {
      button: 'Open',
      required: true,
    }),
  },
} satisfies MailTemplate;

export const answerReceived = {
  label: 'Staff: answer to a reply',
  purpose: 'Sent when a visitor answers a reply, if incoming email is set up.',
  recipient: 'The person to whom the submission is assigned; otherwise as for a new submission.',
  placeholders: {
    what: line('Which submission was answered.', 'Contact message K7M2-9QXD'),
    link: link('The link to it in the panel.', 'https://example.com/admin/collections/contact-messages/7', {
      button: 'Read the answer',
      required: true,
    }),
  },
} satisfies MailTemplate;

export const figuresToCheck = {
  label: 'Figures to check',
  purpose: 'Sent on Mondays at 8 a.m., New York time, if any figures or deadlines are due for a check.',
  recipient: 'Every admin and editor.',
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

export const publicationFailed = {
  label: 'Scheduled publication failed',
  purpose: 'Sent when a document cannot be published or unpublished at the scheduled time.',
  recipient: 'The person who scheduled it.',
  placeholders: {
    what: line('What was scheduled.', 'Publish "Who has to file by May 1"', { required: true }),
    why: lines('Why it failed.', 'Excerpt is missing.', { required: true }),
    link: link('The link to it in the panel.', 'https://example.com/admin/collections/articles/7', {
      button: 'Open',
      required: true,
    }),
  },
} satisfies MailTemplate;

export const invitation = {
  label: 'Accounts: invitation',
  purpose: 'Sent when an admin invites someone to the back office, or sends the invitation again.',
  recipient: 'The person who is invited.',
  placeholders: {
    name: line('The person who is invited.', 'Ana Ruiz'),
    by: line('The admin who invites them.', 'Ada Admin'),
    days: line('How many days the link works.', '7'),
    link: link('The link to set their password.', 'https://example.com/admin/reset/abc', {
      button: 'Set your password',
      required: true,
    }),
  },
} satisfies MailTemplate;

/** Leaves out the note itself, because it may be about a visitor. */
export const mentionedInNote = {
  label: 'Staff: mentioned in a note',
  purpose: 'Sent when a colleague mentions someone in an internal note on a submission.',
  recipient: 'Everyone mentioned, each in a separate email.',
  placeholders: {
    by: line('Who wrote the note.', 'Sam Staff'),
    what: line('The kind of submission, with its reference number.', 'Contact message K7M2-9QXD'),
    note: lines('The text of the note.', '@Alex Admin, do we know this building?'),
    link: link('The link to it in the panel.', 'https://example.com/admin/collections/contact-messages/7', {
      button: 'Open',
      required: true,
    }),
  },
} satisfies MailTemplate;

/** Leaves out the visitor's email. The panel shows it. */
export const erasureRequested = {
  label: 'Admins: erasure requested',
  purpose: "Sent when a staff member asks to have a visitor's data erased.",
  recipient: 'Each admin.',
  placeholders: {
    by: line('Who requests it.', 'Sam Staff'),
    link: link(
      'The link to the request in the panel.',
      'https://example.com/admin/collections/erasure-requests/7',
      {
        button: 'Open the request',
        required: true,
      },
    ),
  },
} satisfies MailTemplate;

export const healthWarnings = {
  label: 'Admins: health warnings',
  purpose: 'Sent when the daily check of the installation shows a new warning.',
  recipient: 'Each admin.',
  placeholders: {
    list: lines(
      'The new warnings, with what to do.',
      '- Free disk: 1.2 GB, 4%. Free some space, or enlarge the disk: a full disk stops uploads.',
      { required: true },
    ),
    link: link('The checks in the panel.', 'https://example.com/admin/health', {
      button: 'Open the checks',
      required: true,
    }),
  },
} satisfies MailTemplate;

export const inboxReport = {
  label: 'Admins: weekly inbox report',
  purpose: 'Sent on Mondays at 8 a.m., New York time.',
  recipient: 'Every admin who has not switched it off in their account.',
  placeholders: {
    week: line('The week that has ended.', 'November 16 to 22, 2026'),
    report: lines(
      'What was received, how soon it was answered, and what is overdue.',
      'Received: 42\nFirst answer, median: 5 hours\nOverdue at the end of the week: 3',
      { required: true },
    ),
    link: link('The report in the panel.', 'https://example.com/admin/inbox-report', {
      button: 'Open the report',
      required: true,
    }),
  },
} satisfies MailTemplate;
