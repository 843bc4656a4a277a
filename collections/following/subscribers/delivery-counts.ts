import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** Somewhat longer than emails are tried. */
export const COUNTED_FOR = sql`interval '3 days'`;

/** Counts that a reader has unsubscribed by the link in an issue, if that issue was sent to them. */
export async function countUnsubscribed(req: PayloadRequest, slug: string, subscription: number) {
  await queryRows(
    req,
    sql`
    update newsletter_issues set unsubscribed = unsubscribed + 1
    where slug = ${slug} and exists (
      select from newsletter_deliveries
      where issue_id = newsletter_issues.id and subscription_id = ${subscription})`,
  );
}

/** Counts a rejected address for the issue that was sent to it last, within the days in which mails are tried. */
export async function countBounced(req: PayloadRequest, address: string): Promise<void> {
  await queryRows(
    req,
    sql`
    update newsletter_issues set bounced = bounced + 1
    where id = (
      select issue_id from newsletter_deliveries delivery
        join newsletter_subscriptions subscription on subscription.id = delivery.subscription_id
      where subscription.email = ${address} and delivery.created_at > now() - ${COUNTED_FOR}
      order by delivery.created_at desc, delivery.issue_id desc limit 1)`,
  );
}
