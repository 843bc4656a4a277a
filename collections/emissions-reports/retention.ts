import { DAYS_KEPT, type RetentionPeriod } from '#cms/personal-data/retention.ts';

export const emissionsReportRetention: readonly RetentionPeriod[] = [
  {
    days: DAYS_KEPT.assessments,
    after: 'after it was created',
    from: 'createdAt',
    reason: 'Owners come back to its address; after two years the energy data is out of date.',
  },
];
