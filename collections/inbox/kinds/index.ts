import type { Payload } from 'payload';
import { fieldText } from '#cms/fields/field-text.ts';
import { vendorApplications } from './vendor-applications.ts';
import type { Config } from '#cms/payload-types.ts';
import { CORRESPONDENCE, type InboxKind } from './workflow.ts';
import { BILL_ANALYSIS } from './bill-workflow.ts';
import { inboxRetention, RETENTION_DAYS } from '#cms/retention.ts';

const reportInquiries = {
  label: 'Premium report requests',
  singular: 'Premium report request',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 2 },
  title: 'reportTitle',
  email: 'email',
  module: { field: 'module' },
  senderName: 'name',
  message: 'message',
  retention: inboxRetention(
    RETENTION_DAYS.messages,
    'Nobody orders a report more than two years after asking about it.',
  ),
} as const satisfies InboxKind;

/** We promise LL199 reports within 24-48 hours. */
const invoiceSubmissions = {
  label: 'Invoice submissions',
  singular: 'Invoice submission',
  workflow: BILL_ANALYSIS,
  dueIn: { hours: 48 },
  title: 'contactName',
  email: 'contactEmail',
  module: { always: 'll199' },
  senderName: 'contactName',
  retention: inboxRetention(RETENTION_DAYS.bills, 'Visitors return to the link to their report.'),
} as const satisfies InboxKind;

const feedback = {
  label: 'Feedback',
  singular: 'Feedback',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 5 },
  title: 'feedbackType',
  email: 'email',
  senderName: 'name',
  message: 'feedback',
  retention: inboxRetention(
    RETENTION_DAYS.messages,
    'The site is reviewed once a year, and feedback is kept for two reviews.',
  ),
} as const satisfies InboxKind;

const contactMessages = {
  label: 'Contact messages',
  singular: 'Contact message',
  workflow: CORRESPONDENCE,
  dueIn: { businessDays: 2 },
  title: 'subject',
  email: 'email',
  senderName: 'name',
  message: 'message',
  retention: inboxRetention(RETENTION_DAYS.messages, 'People return to an answer for up to two years.'),
} as const satisfies InboxKind;

const FROM_ASSESSMENT = { assessment: { exists: true } };

/** We promise the analysis within 1-2 business days. */
const billUploads = {
  label: 'CWZ bills',
  singular: 'CWZ bill',
  workflow: BILL_ANALYSIS,
  dueIn: { businessDays: 2 },
  title: 'originalName',
  email: 'assessment.email',
  senderName: 'assessment.contactName',
  company: 'assessment.businessName',
  module: { always: 'cwz' },
  where: FROM_ASSESSMENT,
  retention: inboxRetention(
    RETENTION_DAYS.bills,
    'Visitors return to the link to their report.',
    FROM_ASSESSMENT,
  ),
} as const satisfies InboxKind;

/** Browsers load this file, too, so it must not import server code. */
export const INBOX = {
  'vendor-applications': vendorApplications,
  'invoice-submissions': invoiceSubmissions,
  'bill-uploads': billUploads,
  'contact-messages': contactMessages,
  feedback,
  'report-inquiries': reportInquiries,
} as const satisfies Record<string, InboxKind>;

export type InboxSlug = keyof typeof INBOX;

export const INBOX_SLUGS = Object.keys(INBOX) as InboxSlug[];

export const INBOX_OPTIONS = INBOX_SLUGS.map((value) => ({ value, label: INBOX[value].label }));

export const isInboxSlug = (slug: unknown): slug is InboxSlug => typeof slug === 'string' && slug in INBOX;

export const inboxKind = (slug: InboxSlug): InboxKind => INBOX[slug];

export type InboxDocument = Config['collections'][InboxSlug];

export interface SubmissionKey {
  collection: InboxSlug;
  id: number;
}

export const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      document,
    );

export function textAt(document: unknown, path: string | undefined): string | undefined {
  const value = path && valueAt(document, path);
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** "Contact message K7M2-9QXD". Contains nothing that a visitor typed. */
export const submissionName = ({ collection, id }: SubmissionKey, document: unknown): string =>
  `${inboxKind(collection).singular} ${textAt(document, 'reference') ?? id}`;

export function moduleOf(slug: InboxSlug, document: unknown): string | undefined {
  const { module } = inboxKind(slug);
  if (!module) return undefined;
  const value = 'always' in module ? module.always : valueAt(document, module.field);
  return typeof value === 'string' ? value : undefined;
}

/** The title of a submission: the text of its title field, or its kind and ID. */
export function submissionTitle(
  { collections }: Payload,
  { slug, id, title }: { slug: InboxSlug; id: number; title: unknown },
): string {
  const kind = inboxKind(slug);
  const field = collections[slug].config.flattenedFields.find(({ name }) => name === kind.title);
  return (field && fieldText(field, title)) || `${kind.singular} ${id}`;
}
