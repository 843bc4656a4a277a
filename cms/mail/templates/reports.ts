import type { MailTemplate, Placeholder } from './definition.ts';

const ASKED_FOR = 'You get this mail because somebody asked for it with this e-mail address.';

const EXAMPLE_RESULT = [
  'Your building is likely over its limit.\nHigh Risk. Score: 10 / 15\nBuilding: 12 Main Street, Queens',
  'Heating: Needs attention\nOil is the fuel with the highest emissions.',
  'Next steps\n- Read the guide: https://example.com/ll97/blog',
].join('\n\n');

/** Brings the result of a quiz. */
export const quizResult = {
  label: 'Result of a quiz',
  purpose: 'Sent when a visitor asks for the result of a quiz by e-mail.',
  recipient: 'The address that the visitor gave.',
  reason: ASKED_FOR,
  placeholders: {
    quiz: { description: "The quiz's heading.", example: 'LL97 Risk Assessment', kind: 'line' },
    level: { description: 'The band that the score is in.', example: 'High Risk', kind: 'line' },
    result: {
      description: 'The whole result: verdict, score, findings, answers and next steps.',
      example: EXAMPLE_RESULT,
      kind: 'lines',
      linkify: true,
      required: true,
    },
    link: {
      description: 'The page of this result.',
      example: 'https://example.com/ll97/quiz?answers=1d-2c-3b-4a-5d',
      kind: 'link',
      button: 'Open the result',
    },
  },
} as const satisfies MailTemplate;

/** Brings the address of a Commercial Waste Zones report. */
export const cwzReport = {
  label: 'Commercial Waste Zones report',
  purpose: 'Sent when a business has completed the assessment and agreed to get its report by e-mail.',
  recipient: 'The address that the business gave.',
  reason: ASKED_FOR,
  placeholders: {
    businessName: { description: 'The assessed business.', example: 'Corner Cafe', kind: 'line' },
    link: {
      description: 'The page of the report.',
      example: 'https://example.com/cwz/report/abc',
      kind: 'link',
      button: 'Open the report',
      required: true,
    },
  },
} as const satisfies MailTemplate;

/** Brings the address of a Local Law 97 emissions report. */
export const emissionsReport = {
  label: 'LL97 emissions report',
  purpose: 'Sent when a visitor asks for the address of an emissions report by e-mail.',
  recipient: 'The address that the visitor gave. It is not kept.',
  reason: ASKED_FOR,
  placeholders: {
    link: {
      description: 'The page of the report.',
      example: 'https://example.com/ll97/report/abc',
      kind: 'link',
      button: 'Open the report',
      required: true,
    },
    pdfLink: {
      description: 'The report as a PDF.',
      example: 'https://example.com/ll97/report/abc/report.pdf',
      kind: 'link',
    },
  },
} as const satisfies MailTemplate;

const REASON = 'You get this mail because you sent us a waste bill to analyze.';

const name = {
  description: 'Who sent the bill.',
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
      description: 'The page of the report.',
      example: 'https://example.com/ll199/analysis/abc',
      kind: 'link',
      button: 'Open your report',
      required: true,
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
      description: 'Why it could not be analyzed, as staff wrote it.',
      example: 'The photo is too dark to read the amounts.',
      kind: 'lines',
      required: true,
    },
    link: {
      description: 'Where another bill can be sent.',
      example: 'https://example.com/ll199/invoice',
      kind: 'link',
      button: 'Send another bill',
    },
  },
} as const satisfies MailTemplate;
