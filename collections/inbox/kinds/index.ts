import type { Payload } from 'payload';
import { fieldText } from '#cms/fields/field-text.ts';
import { billUploads } from './bill-uploads.ts';
import { contactMessages } from './contact-messages.ts';
import { feedback } from './feedback.ts';
import { invoiceSubmissions } from './invoice-submissions.ts';
import { reportEnquiries } from './report-enquiries.ts';
import { vendorApplications } from './vendor-applications.ts';
import type { Config } from '#cms/payload-types.ts';
import type { InboxKind } from './workflow.ts';

/** Browsers load this file, too, so it must not import server code. */
export const INBOX = {
  'vendor-applications': vendorApplications,
  'invoice-submissions': invoiceSubmissions,
  'bill-uploads': billUploads,
  'contact-messages': contactMessages,
  feedback,
  'report-enquiries': reportEnquiries,
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

export function submissionTitle(
  { collections }: Payload,
  { slug, id, title }: { slug: InboxSlug; id: number; title: unknown },
): string {
  const kind = inboxKind(slug);
  const field = collections[slug].config.flattenedFields.find(({ name }) => name === kind.title);
  return (field && fieldText(field, title)) || `${kind.singular} ${id}`;
}
