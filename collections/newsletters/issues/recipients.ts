import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { ModuleSlug } from '#law/modules.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { COUNTED_FOR } from '#collections/following/subscribers/delivery-counts.ts';
import { sourceOf } from './issue-mail.ts';

export interface Recipient extends Record<string, unknown> {
  id: number;
  email: string;
  source: string;
  key: string;
}

const sourcesOf = (newsletters: readonly ModuleSlug[]) =>
  sql`any(array[${sql.join(
    newsletters.map((module) => sql`${sourceOf(module)}`),
    sql`, `,
  )}]::text[])`;

export async function countSubscribers(req: PayloadRequest, newsletters: readonly ModuleSlug[]) {
  if (newsletters.length === 0) return 0;
  const [row] = await queryRows<{ people: number }>(
    req,
    sql`
    select count(distinct email)::int as people from newsletter_subscriptions
    where status = 'confirmed' and source = ${sourcesOf(newsletters)}`,
  );
  return row?.people ?? 0;
}

interface Claim {
  newsletters: readonly ModuleSlug[];
  after: string;
  limit: number;
}

/**
 * Claims the next people by email, each through their oldest subscription. Records deliveries in the
 * transaction of `req`, so nobody is claimed twice. The caller holds the lock of the issue.
 */
export async function claimRecipients(
  req: PayloadRequest,
  issue: number,
  { newsletters, after, limit }: Claim,
): Promise<Recipient[]> {
  return queryRows<Recipient>(
    req,
    sql`
    with people as (
      select min(id) as id, email from newsletter_subscriptions subscription
      where status = 'confirmed' and subscriber_id is not null and source = ${sourcesOf(newsletters)} and email > ${after}
        and not exists (
          select from newsletter_deliveries delivery
            join newsletter_subscriptions other on other.id = delivery.subscription_id
          where delivery.issue_id = ${issue} and other.email = subscription.email)
      group by email order by email limit ${limit}
    ), claimed as (
      insert into newsletter_deliveries (issue_id, subscription_id) select ${issue}, id from people
      on conflict do nothing
      returning subscription_id
    )
    select reader.id, reader.email, source, key
    from newsletter_subscriptions reader join subscribers on subscribers.id = subscriber_id
    where reader.id in (select subscription_id from claimed) order by reader.email`,
  );
}

/** Raw SQL, because a Payload update would invalidate all cached pages. */
export const addRecipients = (req: PayloadRequest, issue: number, count: number) =>
  queryRows(req, sql`update newsletter_issues set recipients = recipients + ${count} where id = ${issue}`);

export const ISSUE_HEADER = 'X-Newsletter-Issue';

export async function countSent(req: PayloadRequest): Promise<void> {
  await queryRows(
    req,
    sql`
    update newsletter_issues issue set sent = counted.sent
    from (
      select recent.id, greatest(recent.recipients - count(job.id), 0) as sent
      from newsletter_issues recent left join payload_jobs job
        on job.task_slug = 'sendMail' and job.completed_at is null
        and job.input -> 'headers' ->> ${ISSUE_HEADER} = recent.slug
      where recent.status in ('sending', 'sent') and recent.published_at > now() - ${COUNTED_FOR}
      group by recent.id
    ) counted
    where issue.id = counted.id and issue.sent <> counted.sent`,
  );
}
