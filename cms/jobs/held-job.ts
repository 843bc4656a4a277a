import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { conflict } from '#cms/errors.ts';

/** Staff can undo sending an email for this long, while its job waits. */
const HOLD_MS = 30_000;

export const holdEnd = (): Date => new Date(Date.now() + HOLD_MS);

/** Deletes a job that can still be undone. Throws a conflict if it is too late. */
export async function stopHeldJob(req: PayloadRequest, job: number): Promise<void> {
  const stopped = await queryRows(
    req,
    sql`delete from payload_jobs where id = ${job} and not coalesce(processing, false) and wait_until > now()
        returning id`,
  );
  if (stopped.length === 0) throw conflict('Too late to undo: the 30 seconds are over.');
}
