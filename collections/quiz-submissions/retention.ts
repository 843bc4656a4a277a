import { DAYS_KEPT, SPAM_RETENTION, type RetentionPeriod } from '#cms/personal-data/retention.ts';

export const quizResultRetention: readonly RetentionPeriod[] = [
  {
    days: DAYS_KEPT.assessments,
    after: 'after it was received',
    from: 'submittedAt',
    reason: 'Later the rules have changed, and the result means nothing anymore.',
  },
  SPAM_RETENTION,
];
