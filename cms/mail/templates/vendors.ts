import type { MailTemplate, Placeholder } from './definition.ts';

const RECIPIENT = 'The contact address in the application.';
const REASON = 'You get this mail because this address was given in a vendor application.';

const about = {
  contactName: { description: 'Who applied.', example: 'Ada Boiler', kind: 'line' },
  companyName: { description: 'The company that applied.', example: 'Boiler & Sons', kind: 'line' },
  moduleName: { description: 'The law or plan it applied for.', example: 'Local Law 97', kind: 'line' },
} as const satisfies Record<string, Placeholder>;

/** Says that an application has arrived, how long the review takes, and what happens then. */
export const vendorReceived = {
  label: 'Vendor: application received',
  purpose: 'Sent when a vendor has applied to be listed.',
  recipient: RECIPIENT,
  reason: REASON,
  placeholders: about,
} as const satisfies MailTemplate;

/** Welcomes a vendor whose application was approved. */
export const vendorApproved = {
  label: 'Vendor: application approved',
  purpose: 'Sent when staff set an application to "Approved".',
  recipient: RECIPIENT,
  reason: REASON,
  placeholders: {
    ...about,
    directoryLink: {
      description: 'The directory of partners.',
      example: 'https://example.com/partners/directory',
      kind: 'link',
      button: 'See the directory',
    },
  },
} as const satisfies MailTemplate;

/** Tells a vendor that an application is not accepted, and why. */
export const vendorRejected = {
  label: 'Vendor: application not accepted',
  purpose: 'Sent when staff set an application to "Rejected".',
  recipient: RECIPIENT,
  reason: REASON,
  placeholders: {
    ...about,
    rejectionReason: {
      description: 'Why it is not accepted, as staff wrote it.',
      example: 'We could not verify that you work in New York City.',
      kind: 'lines',
      required: true,
    },
  },
} as const satisfies MailTemplate;
