import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** A notification that a follower gets only once. */
export interface SentNotification {
  key: string;
  /** The day the notification is about. If its email expires before then, the notification is sent again. */
  dueOn?: string;
}

export async function findSentKeys(req: PayloadRequest, follower: number): Promise<Set<string>> {
  const rows = await queryRows<{ key: string }>(
    req,
    sql`select key from sent_notifications where subscriber_id = ${follower}`,
  );
  return new Set(rows.map(({ key }) => key));
}

export async function saveSentNotifications(
  req: PayloadRequest,
  follower: number,
  { sent, job }: { sent: readonly SentNotification[]; job?: number },
): Promise<void> {
  if (sent.length === 0) return;
  await queryRows(
    req,
    sql`
    insert into sent_notifications (subscriber_id, key, due_on, job_id)
    select ${follower}, key, due, ${job ?? null}::int
    from unnest(
      ${sql.param(sent.map(({ key }) => key))}::text[],
      ${sql.param(sent.map(({ dueOn }) => dueOn ?? null))}::date[]
    ) as current(key, due)
    on conflict do nothing`,
  );
}

/** Allows notifications to be sent again if their email expired first, except those about past dates. */
export async function retractSentNotifications({ db }: Payload, job: number, today: string): Promise<void> {
  await db.drizzle.execute(sql`
    with retracted as (
      delete from sent_notifications where job_id = ${job} and due_on >= ${today}::date returning subscriber_id
    )
    delete from sent_notifications where key = 'day' and subscriber_id in (select subscriber_id from retracted)`);
}

/** Claims a day's notifications for a follower. Returns false if they were already claimed. */
export async function beginDay(req: PayloadRequest, follower: number, day: string): Promise<boolean> {
  const rows = await queryRows(
    req,
    sql`
    insert into sent_notifications (subscriber_id, key, due_on) values (${follower}, 'day', ${day}::date)
    on conflict (subscriber_id, key) do update set due_on = excluded.due_on, sent_at = now()
      where sent_notifications.due_on < excluded.due_on
    returning key`,
  );
  return rows.length > 0;
}

const KEPT_DAYS = 90;

export async function deleteOldNotifications({ db }: Payload, day: string): Promise<void> {
  await db.drizzle.execute(
    sql`delete from sent_notifications where coalesce(due_on, sent_at::date) < ${day}::date - ${KEPT_DAYS}::int`,
  );
  await db.drizzle.execute(
    sql`delete from seen where subscriber_id in (select id from subscribers where status <> 'confirmed')`,
  );
}
