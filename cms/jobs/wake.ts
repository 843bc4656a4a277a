import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

export const JOBS_CHANNEL = 'lotline_jobs';

/** Runs a queue as soon as the transaction of `req` commits, rather than at its next poll. */
export async function wakeQueue(req: PayloadRequest, queue: string): Promise<void> {
  await queryRows(req, sql`select pg_notify(${JOBS_CHANNEL}, ${queue})`);
}
