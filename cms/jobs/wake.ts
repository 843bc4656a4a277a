import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** The PostgreSQL notification channel on which a message is the name of a queue with a new job. */
export const JOBS_CHANNEL = 'lotline_jobs';

/** Has a queue run once the transaction of `req` is committed, instead of at its next poll. */
export async function wakeQueue(req: PayloadRequest, queue: string): Promise<void> {
  await queryRows(req, sql`select pg_notify(${JOBS_CHANNEL}, ${queue})`);
}
