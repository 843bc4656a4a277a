import type { Payload, TaskConfig } from 'payload';
import { longDay } from '#law/figures/figure-kinds.ts';
import { groupByLaw } from '#law/modules.ts';
import { dayInNewYork } from '#law/days.ts';
import { activeUsers } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { claimWeek, isBeforeSending, ON_MONDAYS } from '#cms/mail/weekly.ts';
import { type DueEntry, findDue } from './due-checks.ts';

const KEY = 'figures-to-check-mailed';

const formatDue = (due: readonly DueEntry[]): string =>
  groupByLaw(due)
    .map(({ name, entries }) => {
      const since = entries[0] ? longDay(entries[0].dueOn) : '';
      return `- ${name}: ${entries.length}, the first since ${since}`;
    })
    .join('\n');

export async function mailFiguresToCheck(payload: Payload, now = new Date()): Promise<number> {
  if (isBeforeSending(now)) return 0;
  return inTransaction(payload, async (req) => {
    if (!(await claimWeek(req, KEY, now))) return 0;
    const due = await findDue(payload, dayInNewYork(now));
    if (due.length === 0) return 0;
    const values = { count: String(due.length), list: formatDue(due), link: `${siteUrl()}/admin` };
    const queue = await prepareTemplate(req, 'figuresToCheck');
    const people = await findAll(req, 'users', activeUsers('admin', 'editor'));
    for (const { email } of people) await queue({ to: email, values });
    return people.length;
  });
}

export const figuresToCheckTask: TaskConfig<'figuresToCheck'> = {
  slug: 'figuresToCheck',
  label: 'Email editors what is due for a check',
  schedule: [{ cron: ON_MONDAYS, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    await mailFiguresToCheck(payload);
    return { output: {} };
  },
};
