import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transaction.ts';
import { CONTENT_CHANNEL, type ContentEvent } from './content-event.ts';

/**
 * Announces a change of published content to every process. It goes out with the request's own
 * transaction: listeners hear of it after the commit, and never of a change that was rolled back.
 */
export async function announceContent(req: PayloadRequest, event: ContentEvent): Promise<void> {
  const database = await transactionOf(req);
  await database.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${JSON.stringify(event)})`);
}
