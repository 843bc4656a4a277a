import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

export type FollowMailKind = 'reminder' | 'changes' | 'digest';

export interface MailContents {
  follower: number;
  kind: FollowMailKind;
  day: string;
  now: Date;
  job: number;
}

const WAITING: Record<FollowMailKind, string> = {
  reminder: 'follow_reminders',
  changes: 'follow_change_readers',
  digest: 'follow_digests',
};

/** Records a queued mail and assigns everything of its kind that waits to it, in the transaction of `req`. */
export async function recordMail(
  req: PayloadRequest,
  { follower, kind, day, now, job }: MailContents,
): Promise<void> {
  await queryRows(
    req,
    sql`
    with mail as (
      insert into follow_mails (follower_id, kind, day, job_id, queued_at)
      values (${follower}, ${kind}, ${day}::date, ${job}, ${now.toISOString()}::timestamptz) returning id
    )
    update ${sql.identifier(WAITING[kind])} set mail_id = (select id from mail)
    where follower_id = ${follower} and mail_id is null`,
  );
}

/** If a mail was not sent in time, its reminders wait again, unless their date has passed. */
export async function giveBackReminders({ db }: Payload, job: number, today: string): Promise<void> {
  await db.drizzle.execute(sql`
    update follow_reminders set mail_id = null
    where mail_id in (select id from follow_mails where job_id = ${job}) and due_on >= ${today}::date`);
}

export async function dropWaiting(
  req: PayloadRequest,
  { follower, kind }: Pick<MailContents, 'follower' | 'kind'>,
): Promise<void> {
  // The row stays to mark the month's digest as handled, even if nothing was due.
  if (kind === 'digest') {
    await queryRows(
      req,
      sql`update follow_digests set mail_id = 0 where follower_id = ${follower} and mail_id is null`,
    );
    return;
  }
  await queryRows(
    req,
    sql`delete from ${sql.identifier(WAITING[kind])} where follower_id = ${follower} and mail_id is null`,
  );
}
