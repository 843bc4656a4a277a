import type { Holding } from './holding.ts';
import { DAYS_KEPT } from './periods.ts';
import { dealtWith, spam } from './recurring-periods.ts';

const ACTIVITY = 'its notes and its history';

/**
 * What is kept of visitors, and for how long: the one list that the daily deletion, the search for an address, its
 * export and its erasure go by. A test fails when a collection holds personal fields and is not here.
 * docs/personal-data.md says the same in words.
 */
const HOLDINGS = {
  'contact-messages': {
    label: 'Contact messages',
    personal: ['name', 'email', 'subject', 'message'],
    email: 'email',
    takesAlong: ACTIVITY,
    periods: [dealtWith(DAYS_KEPT.letters, 'People come back to an answer within two years.'), spam],
  },
  feedback: {
    label: 'Feedback',
    personal: ['name', 'email', 'feedback'],
    email: 'email',
    takesAlong: ACTIVITY,
    periods: [dealtWith(DAYS_KEPT.letters, 'Two rounds of the yearly review of the site.'), spam],
  },
  'report-enquiries': {
    label: 'Premium enquiries',
    personal: ['name', 'email', 'buildingAddress', 'message'],
    email: 'email',
    takesAlong: ACTIVITY,
    periods: [dealtWith(DAYS_KEPT.letters, 'A report is ordered within two years, or never.'), spam],
  },
  'vendor-applications': {
    label: 'Vendor applications',
    personal: [
      'companyName',
      'contactName',
      'contactEmail',
      'companyWebsite',
      'servicesOffered',
      'experience',
      'rejectionReason',
    ],
    email: 'contactEmail',
    takesAlong: `${ACTIVITY}; a published profile stays`,
    periods: [dealtWith(DAYS_KEPT.applications, 'A decision can be asked about for three years.'), spam],
  },
  'invoice-submissions': {
    label: 'Invoice submissions',
    personal: [
      'buildingAddress',
      'contactName',
      'contactEmail',
      'contactPhone',
      'additionalNotes',
      'analysis',
    ],
    email: 'contactEmail',
    takesAlong: `its file, the report, ${ACTIVITY}`,
    periods: [
      dealtWith(DAYS_KEPT.bills, 'The report has an address that its reader may come back to.'),
      spam,
    ],
  },
  'bill-uploads': {
    label: 'Uploaded bills',
    personal: ['originalName', 'filename', 'analysis'],
    cameWith: ['cwz-assessments', 'invoice-submissions'],
    takesAlong: `its file, the report, ${ACTIVITY}`,
    // The file of an invoice submission goes with the submission.
    periods: [
      {
        ...dealtWith(DAYS_KEPT.bills, 'The report has an address that its reader may come back to.'),
        where: { assessment: { exists: true } },
      },
      { ...spam, where: { and: [{ isSpam: { equals: true } }, { assessment: { exists: true } }] } },
    ],
  },
  'cwz-assessments': {
    label: 'CWZ assessments',
    personal: [
      'businessName',
      'address',
      'zipCode',
      'customHaulerName',
      'monthlyBill',
      'firstName',
      'lastName',
      'contactName',
      'email',
      'phone',
    ],
    email: 'email',
    takesAlong: 'its bills; it stays as long as one of them',
    waitsFor: { collection: 'bill-uploads', by: 'assessment' },
    periods: [
      {
        after: 'after it was sent',
        from: 'createdAt',
        days: DAYS_KEPT.assessments,
        reason: 'Contracts with haulers run for up to two years, and the report compares them.',
      },
      spam,
    ],
  },
  'quiz-submissions': {
    label: 'Quiz results',
    personal: ['userName', 'userEmail', 'buildingAddress', 'answers'],
    email: 'userEmail',
    periods: [
      {
        after: 'after it was sent',
        from: 'submittedAt',
        days: DAYS_KEPT.assessments,
        reason: 'Later the rules have moved on, and the result says nothing any more.',
      },
      spam,
    ],
  },
  'emissions-reports': {
    label: 'Emissions reports',
    personal: ['buildingAddress', 'building'],
    periods: [
      {
        after: 'after it was made',
        from: 'createdAt',
        days: DAYS_KEPT.assessments,
        reason: 'Its address can be kept and opened again; energy data grows old in two years.',
      },
    ],
  },
  'newsletter-subscriptions': {
    label: 'Newsletter subscriptions',
    personal: ['email'],
    email: 'email',
    periods: [
      {
        after: 'after the last mail that asked for the confirmation',
        from: 'updatedAt',
        days: DAYS_KEPT.unconfirmed,
        where: { status: { equals: 'pending' } },
        reason: 'The link works for a week. Who has not used it did not mean it.',
      },
      {
        after: 'after it was unsubscribed',
        from: 'unsubscribedAt',
        days: DAYS_KEPT.ended,
        where: { status: { equals: 'unsubscribed' } },
        reason: 'Answers a question about the last newsletter, and no more.',
      },
      {
        after: 'after the notice that a section has opened',
        from: 'openingMailedAt',
        days: DAYS_KEPT.ended,
        reason: 'Nothing else was asked for.',
      },
      {
        after: 'after it came, where a machine seems to have sent it',
        from: 'createdAt',
        days: DAYS_KEPT.spam,
        where: { status: { equals: 'spam' } },
        reason: 'Long enough to see where it comes from.',
      },
    ],
  },
  'payload-jobs': {
    label: 'Mails that wait or have failed',
    personal: ['input'],
    periods: [
      {
        after: 'after the last try, where it was given up',
        from: 'updatedAt',
        days: DAYS_KEPT.failedMails,
        where: { and: [{ taskSlug: { equals: 'sendMail' } }, { hasError: { equals: true } }] },
        reason: 'Staff look at failed mails every week. A mail that was sent is deleted at once.',
      },
    ],
  },
} as const satisfies Record<string, Holding>;

export type HoldingSlug = keyof typeof HOLDINGS;

export const HOLDING_SLUGS = Object.keys(HOLDINGS) as HoldingSlug[];

/** What a collection holds of visitors. */
export const holdingOf = (slug: HoldingSlug): Holding => HOLDINGS[slug];

/**
 * What belongs to those documents, or to work on them, and may repeat what stands in them: there the address itself is
 * struck out when it is erased. It goes with what it belongs to.
 */
export const BESIDE_HOLDINGS = [
  'notes',
  'changes',
  'erasure-requests',
  'payload-query-presets',
  'payload-preferences',
  'payload-kv',
] as const;
