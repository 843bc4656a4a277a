import type { Payload, TaskConfig } from 'payload';
import { activeUsers } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { claimWeek, isBeforeSending, ON_MONDAYS } from '#cms/mail/weekly.ts';
import { inboxReport } from './report.ts';
import { weekSummary, weekText } from './report-texts.ts';

const KEY = 'inbox-report-mailed';

const WEEKS = 2;

/** Queues the mails in the transaction that marks the week as done. Returns the number of recipients. */
export async function mailInboxReport(payload: Payload, now = new Date()): Promise<number> {
  if (isBeforeSending(now)) return 0;
  const [ended] = await inboxReport(payload, now, WEEKS);
  if (!ended) return 0;
  return inTransaction(payload, async (req) => {
    if (!(await claimWeek(req, KEY, now))) return 0;
    const readers = { ...activeUsers('admin'), getsInboxReport: { not_equals: false } };
    const people = await findAll(req, 'users', readers);
    const link = `${siteUrl()}/admin/inbox-report`;
    const values = { week: weekText(ended.monday), report: weekSummary(ended), link };
    const queue = await prepareTemplate(req, 'inboxReport');
    for (const { email } of people) await queue({ to: email, values });
    return people.length;
  });
}

export const inboxReportTask: TaskConfig<'inboxReport'> = {
  slug: 'inboxReport',
  label: 'Email admins the report of the inbox',
  schedule: [{ cron: ON_MONDAYS, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    await mailInboxReport(payload);
    return { output: {} };
  },
};
