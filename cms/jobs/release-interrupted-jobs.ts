import type { Payload } from 'payload';
import { sql } from '@payloadcms/db-postgres';

/** Held, shared, by every process that runs jobs. */
export const JOB_RUNNERS_LOCK = 970_197;

/**
 * Gives back jobs that a killed process had begun; Payload would never pick them again. Jobs that it had
 * done, but not yet cleared away, are deleted, as what they hold may be personal.
 * Where another process of the product is alive, its jobs are its own: nothing is touched.
 * Returns how many jobs were released.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<number> {
  return payload.db.drizzle.transaction(async (transaction) => {
    const alone = await transaction.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${JOB_RUNNERS_LOCK}) as locked`,
    );
    if (!alone.rows[0]?.locked) return 0;
    await transaction.execute(sql`delete from payload_jobs where completed_at is not null`);
    const released = await transaction.execute(
      sql`update payload_jobs set processing = false where processing = true`,
    );
    return released.rowCount ?? 0;
  });
}
