import type { Where } from 'payload';

/**
 * How many days data of visitors is kept. These are promises: the privacy policy says the same numbers, by the
 * placeholders below. Each kind says in its own folder from when the days count, and why.
 */
export const RETENTION_DAYS = {
  messages: 730,
  applications: 1095,
  bills: 730,
  assessments: 730,
  unconfirmed: 7,
  bounced: 90,
  portfolios: 730,
  ended: 30,
  spam: 90,
  failedMails: 30,
} as const;

/** How long documents are kept, and from when that counts. */
export interface RetentionPeriod {
  days: number;
  /** After what, in words: "24 months after it was closed". */
  after: string;
  /** The date field from which the days count. A document without a date is kept. */
  from: string;
  /** Which documents of the collection; all by default. */
  where?: Where;
  reason: string;
}

/** For collections that mark spam by `isSpam`. */
export const SPAM_RETENTION: RetentionPeriod = {
  days: RETENTION_DAYS.spam,
  after: 'after it was received, if it is marked as spam',
  from: 'createdAt',
  where: { isSpam: { equals: true } },
  reason: 'Long enough to find what was marked as spam by mistake.',
};

/** For work of staff: it is kept while it is open, and then for so many days. `where` limits it to some documents. */
export const inboxRetention = (days: number, reason: string, where?: Where): RetentionPeriod[] => [
  { days, after: 'after it was closed; open work is kept', from: 'closedAt', where, reason },
  { ...SPAM_RETENTION, where: { ...SPAM_RETENTION.where, ...where } },
];

/** A number of days for readers: whole years in months, everything else in days. */
export function formatPeriod(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return `${years * 12} months`;
  return days === 1 ? '1 day' : `${days} days`;
}

/** The periods as placeholders for the copy of pages: "{keepMessages}" stands for "24 months". */
export function periodPlaceholders(): Record<string, string> {
  const placeholders = Object.entries(RETENTION_DAYS).map(([name, days]) => {
    const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
    return [`keep${capitalized}`, formatPeriod(days)] as const;
  });
  return Object.fromEntries(placeholders);
}
