import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

export type FollowMailKind = 'reminder' | 'changes' | 'digest';

/** What of a follower a mail holds. */
export interface MailContents {
  follower: number;
  kind: FollowMailKind;
  /** The day in New York on which it is queued, ISO 8601. */
  day: string;
  now: Date;
  job: number;
}

/** In which table the contents of a kind of mail wait. */
const WAITING: Record<FollowMailKind, string> = {
  reminder: 'follow_reminders',
  changes: 'follow_change_readers',
  digest: 'follow_digests',
};

/** Records a queued mail, and marks everything of its kind that waited as being in it, in the transaction of `req`. */
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

/** Lets the reminders of a mail that was not sent before its first date wait again, if their date is still to come. */
export async function giveBackReminders({ db }: Payload, job: number, today: string): Promise<void> {
  await db.drizzle.execute(sql`
    update follow_reminders set mail_id = null
    where mail_id in (select id from follow_mails where job_id = ${job}) and due_on >= ${today}::date`);
}

/** Forgets what waited without being in a mail: it is no longer followed, or was marked as done. */
export async function dropWaiting(
  req: PayloadRequest,
  { follower, kind }: Pick<MailContents, 'follower' | 'kind'>,
): Promise<void> {
  // The row of a digest says that the month has had its own, even if nothing is due.
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
