import { DAYS_KEPT, SPAM_RETENTION, type RetentionPeriod } from '#cms/personal-data/retention.ts';

export const cwzAssessmentRetention: readonly RetentionPeriod[] = [
  {
    days: DAYS_KEPT.assessments,
    after: 'after it was received',
    from: 'createdAt',
    reason: 'Contracts with haulers run for up to two years, and the report compares them.',
  },
  SPAM_RETENTION,
];
