import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Records that the mail server took the reply that a job sends, if it sends one. */
export async function markReplySent({ db }: Payload, job: number | string): Promise<void> {
  await db.drizzle.execute(sql`
    update replies set state = 'sent', reason = null, sent_at = coalesce(sent_at, now()), updated_at = now()
    where job = ${job}`);
}

/** Records why a try failed. The reply is on its way until no further try is made. */
export async function markReplyFailed(
  { db }: Payload,
  job: number | string,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  await db.drizzle.execute(sql`
    update replies set state = ${isFinal ? 'failed' : 'queued'}, reason = ${reason}, updated_at = now()
    where job = ${job} and state <> 'sent'`);
}
