import { line, lines, link, type MailTemplate } from './template.ts';

export const staffNotification = {
  label: 'Staff: new submission',
  purpose: 'Sent when a visitor sends a form, a bill or a message.',
  recipient: 'Staff and admins, or the addresses in STAFF_MAIL, each in a separate email.',
  placeholders: {
    what: line('What was submitted, in a few words.', 'New message: Is my building covered?'),
    text: lines(
      'What staff should know before opening it.',
      'Olive Owner <olive@example.com> wrote:\n\nIs it covered?\nIt has 30,000 square feet.',
      { required: true },
    ),
    link: link('The link to it in the panel.', 'https://example.com/admin/inbox?open=7', {
      button: 'Open',
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

export const mentionedInNote = {
  label: 'Staff: mentioned in a note',
  purpose: 'Sent when a colleague mentions someone in an internal note on a submission.',
  recipient: 'Everyone mentioned, each in a separate email.',
  placeholders: {
    by: line('Who wrote the note.', 'Sam Staff'),
    what: line('The kind of submission, with its reference number.', 'Contact message K7M2-9QXD'),
    note: lines('The text of the note.', '@Alex Admin, do we know this building?'),
    link: link('The link to it in the panel.', 'https://example.com/admin/inbox?open=7', {
      button: 'Open',
      required: true,
    }),
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
