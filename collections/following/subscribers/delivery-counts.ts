import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** The key of an issue in the `sent_notifications` table. */
export const issueKey = (issue: number): string => `issue ${issue}`;

/** Counts an unsubscription toward an issue if the issue was sent to the subscriber. */
export async function countUnsubscribed(req: PayloadRequest, slug: string, subscriber: number) {
  await queryRows(
    req,
    sql`
    update newsletter_issues set unsubscribed = unsubscribed + 1
    where slug = ${slug} and exists (
      select from sent_notifications where subscriber_id = ${subscriber} and key = 'issue ' || newsletter_issues.id)`,
  );
}

/** Longer than the period in which emails are retried. */
const COUNTED_FOR = sql`interval '3 days'`;

/** Counts a bounce toward the last issue sent to the email address, if that was within the last three days. */
export async function countBounced(req: PayloadRequest, address: string): Promise<void> {
  await queryRows(
    req,
    sql`
    update newsletter_issues set bounced = bounced + 1
    where 'issue ' || id = (
      select sent_notifications.key from sent_notifications join subscribers on subscribers.id = subscriber_id
      where lower(email) = ${address} and sent_notifications.key like 'issue %' and sent_at > now() - ${COUNTED_FOR}
      order by sent_at desc, sent_notifications.key desc limit 1)`,
  );
}
