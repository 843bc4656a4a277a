import type { MailTemplate, Placeholder } from './definition.ts';

const REASON = 'You get this mail because you sent us a waste bill to analyze.';

const name = {
  means: 'Who sent the bill.',
  example: 'Bea Baker',
  kind: 'line',
} as const satisfies Placeholder;

/** Brings the report on a bill. */
export const billReportSent = {
  label: 'Bill: the report is ready',
  purpose: 'Sent when staff set a bill, or an invoice submission, to "Report sent".',
  recipient: 'The person who sent the bill.',
  reason: REASON,
  placeholders: {
    name,
    link: {
      means: 'The page of the report.',
      example: 'https://example.com/ll199/analysis/abc',
      kind: 'link',
      button: 'Open your report',
      needed: true,
    },
  },
} as const satisfies MailTemplate;

/** Says why there is no report on a bill. */
export const billRejected = {
  label: 'Bill: could not be analyzed',
  purpose: 'Sent when staff set a bill, or an invoice submission, to "Rejected".',
  recipient: 'The person who sent the bill.',
  reason: REASON,
  placeholders: {
    name,
    rejectionReason: {
      means: 'Why it could not be analyzed, as staff wrote it.',
      example: 'The photo is too dark to read the amounts.',
      kind: 'lines',
      needed: true,
    },
    link: {
      means: 'Where another bill can be sent.',
      example: 'https://example.com/ll199/invoice',
      kind: 'link',
      button: 'Send another bill',
    },
  },
} as const satisfies MailTemplate;
