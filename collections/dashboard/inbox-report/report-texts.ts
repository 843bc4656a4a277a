import { addDays, formatDistanceStrict } from 'date-fns';
import { INBOX_SLUGS, inboxKind } from '#collections/inbox/kinds/index.ts';
import type { WeekReport } from './report.ts';

export const durationText = (seconds: number): string => formatDistanceStrict(0, Math.round(seconds) * 1000);

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function weekText(monday: string): string {
  const from = new Date(`${monday}T00:00:00Z`);
  return dayFormat.formatRange(from, addDays(from, 6));
}

export function weekSummary({ received, byKind, answered, medianSeconds, overdue }: WeekReport): string {
  const kinds = INBOX_SLUGS.filter((slug) => byKind[slug] > 0).map(
    (slug) => `- ${inboxKind(slug).label}: ${byKind[slug]}`,
  );
  const median = medianSeconds === undefined ? 'none yet' : durationText(medianSeconds);
  return [
    [`Received: ${received}`, ...kinds].join('\n'),
    `Answered: ${answered}\nMedian time to the first answer: ${median}\nOverdue at the end of the week: ${overdue}`,
  ].join('\n\n');
}
