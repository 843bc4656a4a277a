import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { ModuleSlug } from '#law/modules.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { issueKey } from '#collections/following/subscribers/delivery-counts.ts';
import { newsletterSource } from './issue-mail.ts';

export interface Recipient extends Record<string, unknown> {
  id: number;
  email: string;
  source: string;
  subscriber: number;
  key: string;
}

const anySource = (newsletters: readonly ModuleSlug[]) =>
  sql`any(array[${sql.join(
    newsletters.map((module) => sql`${newsletterSource(module)}`),
    sql`, `,
  )}]::text[])`;

export async function countSubscribers(req: PayloadRequest, newsletters: readonly ModuleSlug[]) {
  if (newsletters.length === 0) return 0;
  const [row] = await queryRows<{ people: number }>(
    req,
    sql`
    select count(distinct email)::int as people from newsletter_subscriptions
    where status = 'confirmed' and source = ${anySource(newsletters)}`,
  );
  return row?.people ?? 0;
}

/**
 * Claims the next recipients and returns the oldest subscription of each. Stores them in the transaction of `req`,
 * so that nobody is claimed twice. The caller must hold the issue's lock.
 */
export const claimRecipients = (
  req: PayloadRequest,
  issue: number,
  { newsletters, limit }: { newsletters: readonly ModuleSlug[]; limit: number },
): Promise<Recipient[]> =>
  queryRows<Recipient>(
    req,
    sql`
    with people as (
      select min(id) as id, subscriber_id from newsletter_subscriptions
      where status = 'confirmed' and source = ${anySource(newsletters)} and subscriber_id not in (
        select subscriber_id from sent_notifications where key = ${issueKey(issue)})
      group by subscriber_id order by subscriber_id limit ${limit}
    ), claimed as (
      insert into sent_notifications (subscriber_id, key) select subscriber_id, ${issueKey(issue)} from people
      on conflict do nothing returning subscriber_id
    )
    select reader.id, reader.email, reader.source, claimed.subscriber_id as subscriber, subscribers.key
    from people join claimed using (subscriber_id)
      join newsletter_subscriptions reader on reader.id = people.id
      join subscribers on subscribers.id = people.subscriber_id
    order by people.id`,
  );

export const saveJob = (req: PayloadRequest, issue: number, { subscriber }: Recipient, job: number) =>
  queryRows(
    req,
    sql`update sent_notifications set job_id = ${job} where subscriber_id = ${subscriber} and key = ${issueKey(issue)}`,
  );

/** Raw SQL, because a Payload update would invalidate all cached pages. */
export const addRecipients = (req: PayloadRequest, issue: number, count: number) =>
  queryRows(req, sql`update newsletter_issues set recipients = recipients + ${count} where id = ${issue}`);

/** Counts emails of an issue that no mail server has accepted or rejected yet. */
export async function countWaiting(req: PayloadRequest, issue: number): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    req,
    sql`
    select count(*)::int as count from sent_notifications join payload_jobs job on job.id = sent_notifications.job_id
    where sent_notifications.key = ${issueKey(issue)} and job.completed_at is null`,
  );
  return row?.count ?? 0;
}
