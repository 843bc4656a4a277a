import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

const NOTHING_RUN = { noJobsRemaining: false, remainingJobsFromQueried: 0 };

/**
 * Lets one process at a time run the jobs of a queue; the others leave them to it, and look again at the
 * next tick. Payload reads which jobs are due before it marks them as taken: two processes whose clocks
 * tick together would run the same ones, and leave some marked that nobody runs.
 */
export function runQueuesInTurn({ db, jobs }: Pick<Payload, 'db' | 'jobs'>): void {
  const { run } = jobs;
  const runInTurn = (args: Parameters<typeof run>[0]) =>
    db.drizzle.transaction(async (transaction) => {
      const key = `jobs of the queue ${args?.queue ?? 'default'}`;
      const { rows } = await transaction.execute<{ locked: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as locked`,
      );
      return rows[0]?.locked ? run(args) : NOTHING_RUN;
    });
  Object.assign(jobs, { run: runInTurn });
}
