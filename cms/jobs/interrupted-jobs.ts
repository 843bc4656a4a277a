import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** A shared advisory lock, held by every process that runs jobs. */
export const JOB_RUNNERS_LOCK = 970_197;

/** Longer than any job goes without updating its row. A mail server has 30 seconds to respond. */
const STALE_AFTER_SECONDS = 60;

/**
 * Releases jobs that a killed process was running, because Payload would never pick them up again. Deletes leftover
 * completed jobs, which may contain personal data. Does nothing while another process runs jobs. Remove this once jobs
 * have a lease: https://github.com/payloadcms/payload/pull/17220 (merged, not in 3.90.1).
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<number> {
  return payload.db.drizzle.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${JOB_RUNNERS_LOCK}) as locked`,
    );
    if (!rows[0]?.locked) return 0;
    await transaction.execute(sql`delete from payload_jobs where completed_at is not null`);
    const released = await transaction.execute(
      sql`update payload_jobs set processing = false where processing = true`,
    );
    return released.rowCount ?? 0;
  });
}

/**
 * Releases a queue's stale jobs after another process was killed. The caller must hold the queue's lock. Ignores
 * recent jobs: a process that has just lost its connection, and so the lock, may still be running them. Uses `abs`,
 * because the clocks of two processes may differ.
 */
export async function releaseStaleJobs({ drizzle }: Payload['db'], queue: string): Promise<void> {
  await drizzle.execute(sql`
    with stale as (
      select id, completed_at from payload_jobs
      where queue = ${queue} and (processing or completed_at is not null)
        and abs(extract(epoch from now() - updated_at)) > ${STALE_AFTER_SECONDS}
    ), cleared as (
      delete from payload_jobs where id in (select id from stale where completed_at is not null)
    )
    update payload_jobs set processing = false
    where id in (select id from stale where completed_at is null)`);
}
