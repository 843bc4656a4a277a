import type { CollectionSlug, Payload } from 'payload';
import { cwzAssessmentRetention } from '#collections/commercial-waste/assessments/index.ts';
import { emissionsReportRetention } from '#collections/ll97/index.ts';
import { newsletterRetention } from '#collections/newsletters/subscriptions/index.ts';
import { followRetention } from '#collections/following/subscribers/follows.ts';
import { subscriberRetention } from '#collections/following/subscribers/index.ts';
import { portfolioRetention } from '#collections/portfolios/index.ts';
import { quizResultRetention } from '#collections/quizzes/submissions/index.ts';
import { ACTIVITY } from '#collections/inbox/activity.ts';
import { INBOX } from '#collections/inbox/kinds/index.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/retention.ts';

/** A collection with visitors' data. Its field of type "email" holds the address. */
interface PersonalData {
  label?: string;
  retention: readonly RetentionPeriod[];
  partOf?: { collection: 'subscribers' | 'portfolios'; field: string };
  neededBy?: { collection: CollectionSlug; field: string };
}

const REGISTRY = {
  'contact-messages': INBOX['contact-messages'],
  feedback: INBOX.feedback,
  'report-inquiries': INBOX['report-inquiries'],
  'vendor-applications': INBOX['vendor-applications'],
  'invoice-submissions': INBOX['invoice-submissions'],
  'bill-uploads': {
    label: 'Uploaded files',
    retention: INBOX['bill-uploads'].retention,
  },
  bills: { retention: [] },
  'cwz-assessments': {
    retention: cwzAssessmentRetention,
    neededBy: { collection: 'bill-uploads', field: 'assessment' },
  },
  'quiz-submissions': { retention: quizResultRetention },
  'emissions-reports': { retention: emissionsReportRetention },
  'newsletter-subscriptions': { retention: newsletterRetention },
  subscribers: { retention: subscriberRetention },
  follows: { retention: followRetention, partOf: { collection: 'subscribers', field: 'follower' } },
  portfolios: { retention: portfolioRetention },
  'portfolio-buildings': { retention: [], partOf: { collection: 'portfolios', field: 'portfolio' } },
  'portfolio-entries': { retention: [], partOf: { collection: 'portfolios', field: 'portfolio' } },
  'payload-jobs': {
    label: 'Waiting and failed emails',
    retention: [
      {
        days: RETENTION_DAYS.failedMails,
        after: 'after the last try, if it failed for good',
        from: 'updatedAt',
        where: { and: [{ taskSlug: { equals: 'sendMail' } }, { hasError: { equals: true } }] },
        reason: 'Staff check failed emails every week. A sent email is deleted at once.',
      },
    ],
  },
} as const satisfies Record<string, PersonalData>;

export type PersonalDataSlug = keyof typeof REGISTRY;

export const PERSONAL_DATA_SLUGS = Object.keys(REGISTRY) as PersonalDataSlug[];

export const personalData = (slug: PersonalDataSlug): PersonalData => REGISTRY[slug];

export function personalDataLabel({ collections }: Payload, slug: PersonalDataSlug): string {
  const { plural } = collections[slug].config.labels;
  return personalData(slug).label ?? (typeof plural === 'string' ? plural : slug);
}

/** Deleted with their documents. Erased emails are redacted from them, since they may repeat that text. */
export const RELATED_COLLECTIONS = [
  ...ACTIVITY,
  'erasure-requests',
  'inbox-views',
  'payload-preferences',
  'payload-kv',
] as const;
