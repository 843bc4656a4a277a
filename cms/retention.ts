import { plural } from '#law/numbers.ts';
import type { Where } from 'payload';

/**
 * In days. The privacy policy shows the same numbers through the placeholders below. The folder of each kind of data
 * defines when its period starts, and why.
 */
export const RETENTION_DAYS = {
  messages: 730,
  applications: 1095,
  bills: 730,
  assessments: 730,
  unconfirmed: 7,
  stopped: 7,
  bounced: 90,
  portfolios: 730,
  removedBuildings: 1,
  ended: 30,
  spam: 90,
  failedMails: 30,
} as const;

export interface RetentionPeriod {
  days: number;
  after: string;
  /** The date field that starts the period. A document without this date never expires. */
  from: string;
  where?: Where;
  reason: string;
}

export const SPAM_RETENTION: RetentionPeriod = {
  days: RETENTION_DAYS.spam,
  after: 'after it was received, if it is marked as spam',
  from: 'createdAt',
  where: { isSpam: { equals: true } },
  reason: 'Long enough to find what was marked as spam by mistake.',
};

export function formatPeriod(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return `${years * 12} months`;
  return plural(days, { one: '1 day', other: `${days} days` });
}

export function periodPlaceholders(): Record<string, string> {
  const placeholders = Object.entries(RETENTION_DAYS).map(([name, days]) => {
    const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
    return [`keep${capitalized}`, formatPeriod(days)] as const;
  });
  return Object.fromEntries(placeholders);
}
