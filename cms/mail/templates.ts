import {
  figuresToCheck,
  healthWarnings,
  invitation,
  mentionedInNote,
  publicationFailed,
  staffNotification,
} from './back-office-templates.ts';
import { followTemplates } from './follow-templates.ts';
import { line, lines, link, type MailTemplate, unsubscribeLink } from './template.ts';

/*
 * Acknowledgments never repeat what a visitor typed. The email address is unconfirmed, so anyone could use us to send
 * text to other people.
 */
const acknowledgment = {
  recipient: 'The address that the visitor gave.',
};

const reference = line('The reference number, which staff uses to find the submission.', 'K7M2-9QXD', {
  required: true,
});

const progress = link(
  'The page that shows the status of the bill, and what was read from it.',
  'https://example.com/bills/abc',
  { button: 'Check the status' },
);

const vendor = {
  recipient: 'The contact address in the application.',
};

const application = {
  contactName: line('The person who applied.', 'Ada Boiler'),
  companyName: line('The company that applied.', 'Boiler & Sons'),
  moduleName: line('The law or plan that the company applied for.', 'Local Law 97'),
};

const EXAMPLE_RESULT = [
  'Your building is likely over its limit.\nHigh Risk. Score: 10 / 15\nBuilding: 12 Main Street, Queens',
  'Heating: Needs attention\nOil is the fuel with the highest emissions.',
  'Next steps\n- Read the guide: https://example.com/ll97/blog',
].join('\n\n');

const EXAMPLE_FIGURES = [
  'Under the limit until 2029. Within the limit in 2024-2029, with 952.42 t a year to spare.',
  '2024-2029: limit 3,411.00 t, emissions 2,458.58 t, no penalty\n2030-2034: limit 1,210.88 t, emissions 1,709.98 t, penalty up to $133,757.89 a year',
].join('\n\n');

const bill = {
  recipient: 'The person who sent the bill.',
};

const billName = line('Who sent the bill.', 'Bea Baker');

const TEMPLATES = {
  staffNotification,
  mentionedInNote,
  invitation,
  healthWarnings,
  messageReceived: {
    label: 'Contact: message received',
    purpose: 'Sent when a visitor writes to us on the contact page.',
    ...acknowledgment,
    placeholders: { reference },
  },
  reportRequestReceived: {
    label: 'Premium report: request received',
    purpose: 'Sent when a visitor requests a premium report.',
    ...acknowledgment,
    placeholders: {
      reference,
      reportTitle: line('The report that was requested.', 'Compliance Strategy Plan'),
    },
  },
  invoiceReceived: {
    label: 'LL199 invoice: received',
    purpose: 'Sent when a business requests an LL199 report, with or without an invoice.',
    ...acknowledgment,
    placeholders: { reference, link: progress },
  },
  billReceived: {
    label: 'CWZ bill: received',
    purpose: 'Sent when a business uploads a bill after the Commercial Waste Zones assessment.',
    recipient: 'The address that the business gave in its assessment.',
    placeholders: { reference, link: progress },
  },
  vendorReceived: {
    label: 'Vendor: application received',
    purpose: 'Sent when a vendor applies to be listed.',
    ...vendor,
    placeholders: application,
  },
  vendorApproved: {
    label: 'Vendor: application approved',
    purpose: 'Sent when a staff member sets an application to "Approved".',
    ...vendor,
    placeholders: {
      ...application,
      directoryLink: link('The directory of partners.', 'https://example.com/partners/directory', {
        button: 'See the directory',
      }),
    },
  },
  vendorRejected: {
    label: 'Vendor: application not accepted',
    purpose: 'Sent when a staff member sets an application to "Rejected".',
    ...vendor,
    placeholders: {
      ...application,
      rejectionReason: lines(
        'Why the application is not accepted, as our staff wrote it.',
        'We could not verify that you work in New York City.',
        { required: true },
      ),
    },
  },
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
  quizResult: {
    label: 'Quiz result',
    purpose: 'Sent when a visitor asks for the result of a quiz by email.',
    recipient: 'The address that the visitor gave.',
    placeholders: {
      quiz: line("The quiz's heading.", 'LL97 Risk Assessment'),
      level: line('The level of the result.', 'High Risk'),
      result: lines('The whole result: verdict, score, findings, answers and next steps.', EXAMPLE_RESULT, {
        linkify: true,
        required: true,
      }),
      link: link('The page of this result.', 'https://example.com/ll97/quiz?answers=1d-2c-3b-4a-5d', {
        button: 'Open the result',
      }),
    },
  },
  cwzReport: {
    label: 'Commercial Waste Zones report',
    purpose: 'Sent when a business completes the assessment and agrees to get its report by email.',
    recipient: 'The address that the business gave.',
    placeholders: {
      businessName: line('The name of the business.', 'Corner Cafe'),
      link: link('The page of the report.', 'https://example.com/cwz/report/abc', {
        button: 'Open the report',
        required: true,
      }),
    },
  },
  emissionsReport: {
    label: 'LL97 emissions report',
    purpose: 'Sent when a visitor has an emissions report emailed.',
    recipient: 'Each address that the visitor gave. They are not stored.',
    placeholders: {
      building: line('The address of the building, or "your building".', '350 5th Avenue, Manhattan'),
      figures: lines('The verdict, and the limit, emissions and penalty of each period.', EXAMPLE_FIGURES),
      link: link('The page of the report.', 'https://example.com/ll97/report/abc', {
        button: 'Open the report',
        required: true,
      }),
      pdfLink: link('The report as a PDF.', 'https://example.com/ll97/report/abc/report.pdf'),
    },
  },
  billReportSent: {
    label: 'Bill: the report is ready',
    purpose: 'Sent when a staff member sets a bill, or an invoice submission, to "Report sent".',
    ...bill,
    placeholders: {
      name: billName,
      link: link('The page of the report.', 'https://example.com/ll199/analysis/abc', {
        button: 'Open your report',
        required: true,
      }),
    },
  },
  billRejected: {
    label: 'Bill: could not be analyzed',
    purpose: 'Sent when a staff member sets a bill, or an invoice submission, to "Rejected".',
    ...bill,
    placeholders: {
      name: billName,
      rejectionReason: lines(
        'Why the bill could not be analyzed, as our staff wrote it.',
        'The photo is too dark to read the amounts.',
        { required: true },
      ),
      link: link('The link to send another bill.', 'https://example.com/ll199/invoice', {
        button: 'Send another bill',
      }),
    },
  },
  figuresToCheck,
  publicationFailed,
  ...followTemplates,
} satisfies Record<string, MailTemplate>;

export type TemplateKey = keyof typeof TEMPLATES;

export type TemplateValues<Key extends TemplateKey> = Record<
  keyof (typeof TEMPLATES)[Key]['placeholders'],
  string
>;

export const TEMPLATE_KEYS = Object.keys(TEMPLATES) as TemplateKey[];

export const isTemplateKey = (key: unknown): key is TemplateKey =>
  TEMPLATE_KEYS.some((candidate) => candidate === key);

export const mailTemplate = (key: TemplateKey): MailTemplate => TEMPLATES[key];
