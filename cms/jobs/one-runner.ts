import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { releaseStaleJobs } from './interrupted-jobs.ts';

async function withQueueLock<Result>(
  { drizzle }: Payload['db'],
  queue: string,
  work: () => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  return drizzle.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`jobs of the queue ${queue}`}, 0)) as locked`,
    );
    return rows[0]?.locked ? work() : otherwise;
  });
}

/**
 * Lets only one process at a time schedule and run a queue. Payload finds due jobs before it claims them
 * (https://github.com/payloadcms/payload/pull/17441, merged, not in 3.90.1), and due schedules before it
 * queues them (https://github.com/payloadcms/payload/pull/18113), so two processes could run the same ones.
 */
export function runQueuesInTurn({ db, jobs }: Pick<Payload, 'db' | 'jobs'>): void {
  const { run, handleSchedules } = jobs;
  Object.assign(jobs, {
    run: ({ queue = 'default', ...args }: NonNullable<Parameters<typeof run>[0]> = {}) => {
      const runAll = async () => {
        await releaseStaleJobs(db, queue);
        return run({ queue, ...args });
      };
      return withQueueLock(db, queue, runAll, { noJobsRemaining: false, remainingJobsFromQueried: 0 });
    },
    handleSchedules: (args: Parameters<typeof handleSchedules>[0]) =>
      withQueueLock(db, args?.queue ?? 'default', () => handleSchedules(args), {
        errored: [],
        queued: [],
        skipped: [],
      }),
  });
}
