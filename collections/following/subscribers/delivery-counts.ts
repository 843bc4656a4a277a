import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** The key in the table `sent_notifications`. */
export const issueKey = (issue: number): string => `issue ${issue}`;

/** Counts an unsubscription for an issue, if it was sent to the subscriber. */
export async function countUnsubscribed(req: PayloadRequest, slug: string, subscriber: number) {
  await queryRows(
    req,
    sql`
    update newsletter_issues set unsubscribed = unsubscribed + 1
    where slug = ${slug} and exists (
      select from sent_notifications where subscriber_id = ${subscriber} and key = 'issue ' || newsletter_issues.id)`,
  );
}

/** Somewhat longer than emails are retried. */
const COUNTED_FOR = sql`interval '3 days'`;

/** Counts a rejected address for the last issue sent to it, within the days in which emails are retried. */
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
