import type { TaskConfig } from 'payload';
import { composeMails } from './compose.ts';
import { planDay } from './plan-day.ts';

/** Hourly, because the server may use another time zone or may have been down at 7 a.m. */
const EVERY_HOUR = '5 * * * *';

/** A job running for ten minutes counts as stuck. The next job does the rest. */
const COMPOSES_FOR_MS = 4 * 60_000;

/** Has its own queue, because planning may take a minute and must not delay virus scans and other jobs. */
export const planFollowingTask: TaskConfig<'planFollowing'> = {
  slug: 'planFollowing',
  label: 'Plan and write the emails to followers',
  schedule: [{ cron: EVERY_HOUR, queue: 'following' }],
  handler: async ({ req: { payload } }) => {
    await planDay(payload);
    const signal = AbortSignal.timeout(COMPOSES_FOR_MS);
    await composeMails(payload, { signal });
    if (signal.aborted) await payload.jobs.queue({ task: 'planFollowing', input: {}, queue: 'following' });
    return { output: {} };
  },
};
