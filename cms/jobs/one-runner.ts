import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { releaseForgottenJobs } from './interrupted-jobs.ts';

const NOTHING_RUN = { noJobsRemaining: false, remainingJobsFromQueried: 0 };
const NOTHING_SCHEDULED = { errored: [], queued: [], skipped: [] };

/** Does the work of a queue while no other process does, or says that another one does. */
async function inTurn<Result>(
  { drizzle }: Payload['db'],
  queue: string,
  work: () => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  return drizzle.transaction(async (transaction) => {
    const key = `jobs of the queue ${queue}`;
    const { rows } = await transaction.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as locked`,
    );
    return rows[0]?.locked ? work() : otherwise;
  });
}

/**
 * Lets one process at a time schedule and run a queue; the others skip it and look again later. Payload reads which jobs
 * are due before it claims them (https://github.com/payloadcms/payload/pull/17441, merged, not in 3.90.1), and which
 * schedules are due before it queues them (https://github.com/payloadcms/payload/pull/18113): two processes at once would
 * do both twice. Interrupted jobs are released first.
 */
export function runQueuesInTurn({ db, jobs }: Pick<Payload, 'db' | 'jobs'>): void {
  const { run, handleSchedules } = jobs;
  Object.assign(jobs, {
    run: (args: Parameters<typeof run>[0]) => {
      const queue = args?.queue ?? 'default';
      const runAll = async () => {
        await releaseForgottenJobs(db, queue);
        return run(args);
      };
      return inTurn(db, queue, runAll, NOTHING_RUN);
    },
    handleSchedules: (args: Parameters<typeof handleSchedules>[0]) =>
      inTurn(db, args?.queue ?? 'default', () => handleSchedules(args), NOTHING_SCHEDULED),
  });
}
