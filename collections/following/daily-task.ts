import type { TaskConfig } from 'payload';
import { notifyFollowers } from './notify-followers.ts';

/** Hourly, because the server may use another time zone or may have been down at 7 a.m. */
const EVERY_HOUR = '5 * * * *';

/** A job running for ten minutes counts as stuck. The next job does the rest. */
const RUNS_FOR_MS = 5 * 60_000;

/** Has its own queue, because a morning may take an hour and must not delay virus scans and other jobs. */
export const notifyFollowersTask: TaskConfig<'notifyFollowers'> = {
  slug: 'notifyFollowers',
  label: 'Write the emails to followers',
  schedule: [{ cron: EVERY_HOUR, queue: 'following' }],
  handler: async ({ req: { payload } }) => {
    const signal = AbortSignal.timeout(RUNS_FOR_MS);
    await notifyFollowers(payload, { signal });
    if (signal.aborted) await payload.jobs.queue({ task: 'notifyFollowers', input: {}, queue: 'following' });
    return { output: {} };
  },
};
