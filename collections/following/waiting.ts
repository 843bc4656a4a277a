import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { FOLLOWED_ENTRIES, type FollowedEntry, type FollowedLot, followedLots } from './followings.ts';
import type { FollowMailKind } from './follow-mails.ts';

export async function findWaiting({ db }: Payload, day: string): Promise<number[]> {
  const { rows } = await db.drizzle.execute<{ id: number }>(sql`
    select id from subscribers where status = 'confirmed' and id in (
      select follower_id from follow_reminders where mail_id is null and due_on >= ${day}::date
      union select follower_id from follow_change_readers where mail_id is null
      union select follower_id from follow_digests where mail_id is null and month > ${day}::date - 28
    ) order by id`);
  return rows.map(({ id }) => id);
}

export interface Person extends Record<string, unknown> {
  id: number;
  email: string;
  key: string;
}

/** Locks followers until the transaction of `req` ends. Skips followers that another process has locked. */
export const claim = (req: PayloadRequest, ids: readonly number[]): Promise<Person[]> =>
  queryRows<Person>(
    req,
    sql`
    select id, email, key from subscribers where id = any(${sql.param(ids)}::int[]) and status = 'confirmed'
    order by id for no key update skip locked`,
  );

export interface SentMail extends Record<string, unknown> {
  follower: number;
  kind: FollowMailKind;
  day: string;
}

export const findSent = (req: PayloadRequest, ids: readonly number[], now: Date): Promise<SentMail[]> =>
  queryRows<SentMail>(
    req,
    sql`
    select follower_id as follower, kind, day::text from follow_mails
    where follower_id = any(${sql.param(ids)}::int[])
      and queued_at > ${now.toISOString()}::timestamptz - interval '24 hours'`,
  );

export interface DatedSubject {
  subject: string;
  law: string;
  cycle: string;
  due: string;
  address: string | null;
}

export interface WaitingReminder extends DatedSubject, Record<string, unknown> {
  follower: number;
}

const BBL = sql`'^[1-5][0-9]{9}$'`;
const snapshotOfSubject = sql`
  left join follow_snapshots as lots on lots.bbl = case when subject ~ ${BBL} then subject::bigint end`;

export const findReminders = (
  req: PayloadRequest,
  ids: readonly number[],
  day: string,
): Promise<WaitingReminder[]> =>
  queryRows<WaitingReminder>(
    req,
    sql`
    select distinct follower_id as follower, subject, law, cycle, due_on::text as due, address
    from follow_reminders ${snapshotOfSubject}
    where follower_id = any(${sql.param(ids)}::int[]) and mail_id is null and due_on >= ${day}::date
    order by due, law, address`,
  );

export interface WaitingChange extends Record<string, unknown> {
  follower: number;
  subject: string;
  page: string;
  text: string;
  reason: string;
  isRecord: boolean;
  address: string | null;
}

export const findChanges = (req: PayloadRequest, ids: readonly number[]): Promise<WaitingChange[]> =>
  queryRows<WaitingChange>(
    req,
    sql`
    select follower_id as follower, subject, page, text, reason, is_record as "isRecord", address
    from follow_change_readers join follow_changes on follow_changes.id = change_id ${snapshotOfSubject}
    where follower_id = any(${sql.param(ids)}::int[]) and mail_id is null order by address, change_id`,
  );

export async function findDigests(
  req: PayloadRequest,
  ids: readonly number[],
  day: string,
): Promise<Set<number>> {
  const rows = await queryRows<{ follower: number }>(
    req,
    sql`
    select follower_id as follower from follow_digests
    where follower_id = any(${sql.param(ids)}::int[]) and mail_id is null and month > ${day}::date - 28`,
  );
  return new Set(rows.map(({ follower }) => follower));
}

const ofFollowers = (ids: readonly number[]) => sql`follower = any(${sql.param(ids)}::int[])`;

export const findLots = (req: PayloadRequest, ids: readonly number[]): Promise<FollowedLot[]> =>
  queryRows<FollowedLot>(
    req,
    sql`select * from (${followedLots(() => sql`true`)}) as lots where ${ofFollowers(ids)}`,
  );

export const findEntries = (req: PayloadRequest, ids: readonly number[]): Promise<FollowedEntry[]> =>
  queryRows<FollowedEntry>(
    req,
    sql`select * from (${FOLLOWED_ENTRIES}) as entries where ${ofFollowers(ids)}`,
  );

export interface StoredLot extends Record<string, unknown> {
  bbl: string;
  address: string | null;
  content: string | null;
}

export const findSnapshots = (req: PayloadRequest, bbls: readonly string[]): Promise<StoredLot[]> =>
  queryRows<StoredLot>(
    req,
    sql`
    select bbl::text, address, content::text from follow_snapshots
    where bbl = any(${sql.param(bbls)}::bigint[])`,
  );
