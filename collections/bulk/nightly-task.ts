import type { TaskConfig } from 'payload';
import { startCommand } from '#city-data/start-command.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { dayInNewYork } from '#law/days.ts';
import { findEdition } from './find-edition.ts';

/** Hourly, because the server may use another time zone. */
const EVERY_HOUR = '45 * * * *';

/** From 1:45 to 3:45 a.m. in New York, before the city's records are synced. */
const FIRST_HOUR = 1;
const LAST_HOUR = 3;

export function isBulkTime(now: Date): boolean {
  const hour = inNewYork(now).getHours();
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

async function isDue(now: Date): Promise<boolean> {
  if (process.env.BULK_FILES === 'off' || !isBulkTime(now)) return false;
  return (await findEdition())?.day !== dayInNewYork(now);
}

/** In a process of its own, because it takes longer than a job may. Later hours try again what has failed. */
export const bulkFilesTask: TaskConfig<'bulkFiles'> = {
  slug: 'bulkFiles',
  label: 'Write the bulk files for other programs',
  schedule: [{ cron: EVERY_HOUR, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    if (await isDue(new Date())) {
      await startCommand(['bulk'], (code) => {
        if (code !== 0) payload.logger.error('The bulk files were not written. "npm run bulk" shows why.');
      });
    }
    return { output: {} };
  },
};
