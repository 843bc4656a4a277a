import type { TaskConfig } from 'payload';
import { composeMails } from './compose.ts';
import { planDay } from './plan-day.ts';

/** Each hour: the clock of the server may be that of another place, or it may have been away at seven. */
const EVERY_HOUR = '5 * * * *';

/** A runner that is at work for ten minutes counts as stuck. What is left then is the work of the next job. */
const COMPOSES_FOR_MS = 4 * 60_000;

/** In a queue of its own: planning may take a minute, and virus scans and other jobs must not wait for it. */
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
