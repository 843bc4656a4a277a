import type { CollectionSlug, Payload, Where } from 'payload';
import { cwzAssessmentRetention } from '#collections/commercial-waste/assessments/index.ts';
import { emissionsReportRetention } from '#collections/ll97/index.ts';
import { newsletterRetention } from '#collections/newsletters/subscriptions/index.ts';
import { followRetention } from '#collections/following/subscribers/follows.ts';
import { subscriberRetention } from '#collections/following/subscribers/index.ts';
import { portfolioRetention, removedBuildingRetention } from '#collections/portfolios/index.ts';
import { quizResultRetention } from '#collections/quizzes/submissions/index.ts';
import { KIND_NAMES, lowerFirst, submissionKind, type KindName } from '#collections/submissions/kinds.ts';
import { RETENTION_DAYS, SPAM_RETENTION, type RetentionPeriod } from '#cms/retention.ts';

interface PersonalData {
  label?: string;
  /**
   * The field with the person's email address, or the reference to the parent row that contains it. Absent if rows
   * cannot be attributed to a person.
   */
  owner?: { email: string } | { partOf: string; field: string };
  retention: readonly RetentionPeriod[];
  /** Rows that this field still refers to are not deleted when they expire. */
  neededBy?: { collection: CollectionSlug; field: string };
}

const ofKind = (kind: KindName): Where => ({ kind: { equals: kind } });

const submissionRetention = (kind: KindName): RetentionPeriod => ({
  ...submissionKind(kind).keep,
  after: `after closing, for ${lowerFirst(submissionKind(kind).label)}; open work is kept`,
  from: 'closedAt',
  where: ofKind(kind),
});

const partOfSubmission = { owner: { partOf: 'submissions', field: 'submission' }, retention: [] };

/**
 * The personal data that is stored about visitors, how to find its owner, and how long it is stored. Export,
 * erasure, and retention use this registry. Parts must come after their parent.
 */
const REGISTRY = {
  submissions: {
    label: 'Submissions',
    owner: { email: 'email' },
    retention: [...KIND_NAMES.map(submissionRetention), SPAM_RETENTION],
  },
  'contact-messages': partOfSubmission,
  feedback: partOfSubmission,
  'report-inquiries': partOfSubmission,
  'vendor-applications': partOfSubmission,
  'invoice-submissions': partOfSubmission,
  bills: partOfSubmission,
  'bill-uploads': { label: 'Uploaded files', owner: { partOf: 'bills', field: 'bill' }, retention: [] },
  notes: partOfSubmission,
  replies: partOfSubmission,
  changes: partOfSubmission,
  'cwz-assessments': {
    owner: { email: 'email' },
    retention: cwzAssessmentRetention,
    neededBy: { collection: 'bill-uploads', field: 'assessment' },
  },
  'quiz-submissions': { owner: { email: 'userEmail' }, retention: quizResultRetention },
  'emissions-reports': { retention: emissionsReportRetention },
  'newsletter-subscriptions': { owner: { email: 'email' }, retention: newsletterRetention },
  subscribers: { owner: { email: 'email' }, retention: subscriberRetention },
  follows: { owner: { partOf: 'subscribers', field: 'follower' }, retention: followRetention },
  portfolios: { owner: { email: 'email' }, retention: portfolioRetention },
  'portfolio-buildings': {
    owner: { partOf: 'portfolios', field: 'portfolio' },
    retention: removedBuildingRetention,
  },
  'portfolio-entries': { owner: { partOf: 'portfolios', field: 'portfolio' }, retention: [] },
  'payload-jobs': {
    label: 'Waiting and failed emails',
    // These have no owner field, because they are found by their content. See stored-mails.ts.
    retention: [
      {
        days: RETENTION_DAYS.failedMails,
        after: 'after the last try, if it failed for good',
        from: 'updatedAt',
        where: { and: [{ taskSlug: { equals: 'sendMail' } }, { hasError: { equals: true } }] },
        reason: 'Staff checks failed emails every week. A sent email is deleted at once.',
      },
    ],
  },
} as const satisfies Partial<Record<CollectionSlug, PersonalData>>;

export type PersonalDataSlug = keyof typeof REGISTRY;

export const PERSONAL_DATA_SLUGS = Object.keys(REGISTRY) as PersonalDataSlug[];

export const personalData = (slug: PersonalDataSlug): PersonalData => REGISTRY[slug];

export function personalDataLabel({ collections }: Payload, slug: PersonalDataSlug): string {
  const { plural } = collections[slug].config.labels;
  return personalData(slug).label ?? (typeof plural === 'string' ? plural : slug);
}

/** Not about visitors, but may contain email addresses, which erasure redacts. */
export const REDACTED_COLLECTIONS = ['payload-preferences', 'payload-kv'] as const;
