import type { TaskConfig } from 'payload';
import { inNewYork } from '#cms/time/new-york.ts';
import { startFirstLoad, startSync } from '#city-data/start-import.ts';
import { loadsItself } from '#city-data/sync/marks.ts';

/** Hourly, because the server may use another time zone. */
const EVERY_HOUR = '30 * * * *';

/** From 4:30 to 7:30 a.m. in New York, when all agencies have published. Emails to followers are planned at 7 a.m. */
const FIRST_HOUR = 4;
const LAST_HOUR = 7;

export function isSyncTime(now: Date): boolean {
  const hour = inNewYork(now).getHours();
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

/** The sync has a process of its own, because it may take longer than a job. Later hours do only what has failed. */
export const syncCityDataTask: TaskConfig<'syncCityData'> = {
  slug: 'syncCityData',
  label: 'Read what the city has changed in its records',
  schedule: [{ cron: EVERY_HOUR, queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    if (loadsItself() && isSyncTime(new Date())) await startSync();
    else await startFirstLoad(payload.db.pool);
    return { output: {} };
  },
};
