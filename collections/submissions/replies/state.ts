import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

export async function markReplySent({ db }: Payload, job: number | string): Promise<void> {
  await db.drizzle.execute(sql`
    update replies set state = 'sent', reason = null, sent_at = coalesce(sent_at, now()), updated_at = now()
    where job = ${job}`);
}

export async function markReplyFailed(
  { db }: Payload,
  job: number | string,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  await db.drizzle.execute(sql`
    update replies set state = ${isFinal ? 'failed' : 'queued'}, reason = ${reason}, updated_at = now()
    where job = ${job} and state <> 'sent'`);
}
