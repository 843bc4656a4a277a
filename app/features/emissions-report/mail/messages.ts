export const MAIL_FAILED = 'There was an error mailing the report. Please try again.';

export const MAIL_QUEUED = {
  title: 'On its way',
  description: 'The link to this report is on its way to your address.',
} as const;
