import { DAYS_KEPT, type RetentionPeriod } from '#cms/personal-data/retention.ts';

export const newsletterRetention: readonly RetentionPeriod[] = [
  {
    days: DAYS_KEPT.unconfirmed,
    after: 'after the last mail that asked for the confirmation',
    from: 'updatedAt',
    where: { status: { equals: 'pending' } },
    reason: 'The link works for a week. Who has not used it did not mean it.',
  },
  {
    days: DAYS_KEPT.ended,
    after: 'after it was unsubscribed',
    from: 'unsubscribedAt',
    where: { status: { equals: 'unsubscribed' } },
    reason: 'Answers a question about the last newsletter, and no more.',
  },
  {
    days: DAYS_KEPT.ended,
    after: 'after the notice that a section has opened',
    from: 'openingMailedAt',
    reason: 'Nothing else was asked for.',
  },
  {
    days: DAYS_KEPT.spam,
    after: 'after it was received, if it is marked as spam',
    from: 'createdAt',
    where: { status: { equals: 'spam' } },
    reason: 'Long enough to see where it comes from.',
  },
];
