import type { Payload } from 'payload';
import { sql } from '@payloadcms/db-postgres';

/** Held, shared, by every process that runs jobs. */
export const JOB_RUNNERS_LOCK = 970_197;

/** Longer than a job works without a word to the database: a mail server has half a minute to answer. */
const FORGOTTEN_AFTER_SECONDS = 60;

/**
 * Releases jobs that a killed process had started; Payload would never pick them up again. Can go when jobs have a
 * lease: https://github.com/payloadcms/payload/pull/17220 (merged, not in 3.90.1). Jobs that it had
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

/**
 * The same for one queue while the product runs, where one of several processes was killed, or the database
 * was: whoever calls this has the turn to run the queue, so that nobody works on its jobs. One that lost its turn with
 * its connection may still be at work: what was begun a moment ago is left. "A moment" is meant in both directions, as the time
 * was written by a process whose clock may have been set since.
 */
export async function releaseForgottenJobs({ drizzle }: Payload['db'], queue: string): Promise<void> {
  await drizzle.execute(sql`
    with forgotten as (
      select id, completed_at from payload_jobs
      where queue = ${queue} and (processing or completed_at is not null)
        and abs(extract(epoch from now() - updated_at)) > ${FORGOTTEN_AFTER_SECONDS}
    ), cleared as (
      delete from payload_jobs where id in (select id from forgotten where completed_at is not null)
    )
    update payload_jobs set processing = false
    where id in (select id from forgotten where completed_at is null)`);
}
