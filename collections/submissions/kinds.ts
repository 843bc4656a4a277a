import type { CollectionSlug } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import { RETENTION_DAYS } from '#cms/retention.ts';
import { BILL_ANALYSIS, CORRESPONDENCE, VENDOR_REVIEW, type Workflow } from './workflow.ts';

export type DueIn = { hours: number } | { businessDays: number };

export interface Kind {
  label: string;
  singular: string;
  /** The collection that stores what the visitor wrote. */
  record: CollectionSlug;
  workflow: Workflow;
  dueIn: DueIn;
  hasReference?: boolean;
  keep: { days: number; reason: string };
}

/** Browsers also load this file, so it must not import server code. */
export const KINDS = {
  /** We promise a response within 3-5 business days. */
  'vendor-applications': {
    label: 'Vendor applications',
    singular: 'Vendor application',
    record: 'vendor-applications',
    workflow: VENDOR_REVIEW,
    dueIn: { businessDays: 5 },
    keep: {
      days: RETENTION_DAYS.applications,
      reason: 'Vendors may ask about a decision for up to three years.',
    },
  },
  /** We promise LL199 reports within 24-48 hours. */
  'invoice-submissions': {
    label: 'Invoice submissions',
    singular: 'Invoice submission',
    record: 'invoice-submissions',
    workflow: BILL_ANALYSIS,
    dueIn: { hours: 48 },
    hasReference: true,
    keep: { days: RETENTION_DAYS.bills, reason: 'Visitors return to the link to their report.' },
  },
  /** We promise the analysis within 1-2 business days. */
  'bill-uploads': {
    label: 'CWZ bills',
    singular: 'CWZ bill',
    record: 'bills',
    workflow: BILL_ANALYSIS,
    dueIn: { businessDays: 2 },
    hasReference: true,
    keep: { days: RETENTION_DAYS.bills, reason: 'Visitors return to the link to their report.' },
  },
  'contact-messages': {
    label: 'Contact messages',
    singular: 'Contact message',
    record: 'contact-messages',
    workflow: CORRESPONDENCE,
    dueIn: { businessDays: 2 },
    hasReference: true,
    keep: { days: RETENTION_DAYS.messages, reason: 'People return to an answer for up to two years.' },
  },
  feedback: {
    label: 'Feedback',
    singular: 'Feedback',
    record: 'feedback',
    workflow: CORRESPONDENCE,
    dueIn: { businessDays: 5 },
    keep: {
      days: RETENTION_DAYS.messages,
      reason: 'The site is reviewed once a year, and feedback is kept for two reviews.',
    },
  },
  'report-inquiries': {
    label: 'Premium report requests',
    singular: 'Premium report request',
    record: 'report-inquiries',
    workflow: CORRESPONDENCE,
    dueIn: { businessDays: 2 },
    hasReference: true,
    keep: {
      days: RETENTION_DAYS.messages,
      reason: 'Nobody orders a report more than two years after asking about it.',
    },
  },
} as const satisfies Record<Submission['kind'], Kind>;

export type KindName = keyof typeof KINDS;

export type RecordSlug = (typeof KINDS)[KindName]['record'];

export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]];

export const KIND_OPTIONS = KIND_NAMES.map((value) => ({ value, label: KINDS[value].label }));

export const submissionKind = (name: KindName): Kind & { record: RecordSlug } => KINDS[name];

/** Adapts a label to the middle of a sentence. "LL199" and "CWZ" remain in capitals. */
export const lowerFirst = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The statuses of all kinds. Statuses with the same value must have the same label. */
export const STATUS_OPTIONS = [
  ...new Map(
    KIND_NAMES.flatMap((name) => submissionKind(name).workflow.statuses).map(({ value, label }) => [
      value,
      { value, label },
    ]),
  ).values(),
];

/** Returns a name such as "Contact message K7M2-9QXD", without anything that a visitor typed. */
export const submissionName = ({
  kind,
  id,
  reference,
}: Pick<Submission, 'kind' | 'id' | 'reference'>): string =>
  `${submissionKind(kind).singular} ${reference ?? id}`;

export const inboxPath = (id: number): string => `/admin/inbox?open=${id}`;
