import type { Period } from './holding.ts';
import { DAYS_KEPT } from './periods.ts';

/** For what staff deal with: it is kept while it is open, and then for so many days. */
export const dealtWith = (days: number, reason: string): Period => ({
  after: 'after it was dealt with; what is open is kept',
  from: 'closedAt',
  days,
  reason,
});

/** For what a machine seems to have sent, where the collection marks that by `isSpam`. */
export const spam: Period = {
  after: 'after it came, where a machine seems to have sent it',
  from: 'createdAt',
  days: DAYS_KEPT.spam,
  where: { isSpam: { equals: true } },
  reason: 'Long enough for somebody to find what was taken for spam by mistake.',
};
