import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** A shared advisory lock, held by every process that runs jobs. */
export const JOB_RUNNERS_LOCK = 970_197;

/** Longer than any job goes without updating its row. A mail server has 30 seconds to respond. */
const STALE_AFTER_SECONDS = 60;

/**
 * Releases jobs of a killed process, which Payload would never pick up again. Deletes completed jobs that are
 * left over, as they may hold personal data. Does nothing while another process runs jobs. Remove this when
 * jobs have a lease: https://github.com/payloadcms/payload/pull/17220 (merged, not in 3.90.1).
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
 * Releases the stale jobs of a queue after another process was killed. The caller holds the queue's lock. A
 * process that just lost the lock with its connection may still run recent jobs, so these are left alone.
 * `abs`, because the clocks of two processes may differ.
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
