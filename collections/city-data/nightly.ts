import type { TaskConfig } from 'payload';
import { startCommand } from '#city-data/start-command.ts';
import { startFirstLoad, startSync } from '#city-data/start-import.ts';
import { loadsItself } from '#city-data/sync/marks.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { findBulkFile } from '#collections/bulk/storage.ts';
import { dayInNewYork } from '#law/days.ts';

/** Hourly, because the server may use another time zone. Later runs retry only what failed. */
const EVERY_HOUR = '30 * * * *';

/** First and last hour, New York time. Agencies publish by 4 a.m., and follower emails are planned at 7 a.m. */
const HOURS = { bulk: [1, 3], sync: [4, 7] } as const;

export function isTimeFor(command: keyof typeof HOURS, now: Date): boolean {
  const [first, last] = HOURS[command];
  const hour = inNewYork(now).getHours();
  return hour >= first && hour <= last;
}

async function isBulkDue(now: Date): Promise<boolean> {
  if (process.env.BULK_FILES === 'off' || !isTimeFor('bulk', now)) return false;
  return (await findBulkFile())?.day !== dayInNewYork(now);
}

/** Runs the commands in their own processes, because they take longer than a job is allowed to. */
export const nightlyTask: TaskConfig<'nightly'> = {
  slug: 'nightly',
  label: 'Write the bulk file, and bring city data up to date',
  schedule: [{ cron: EVERY_HOUR, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    const now = new Date();
    if (await isBulkDue(now)) {
      await startCommand(['bulk'], (code) => {
        if (code !== 0) payload.logger.error('The bulk file was not written. "npm run bulk" shows why.');
      });
    }
    if (loadsItself() && isTimeFor('sync', now)) await startSync();
    else await startFirstLoad(payload.db.pool);
    return { output: {} };
  },
};
