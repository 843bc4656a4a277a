import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** In the table `told`. */
export const issueKey = (issue: number): string => `issue ${issue}`;

/** Counts that a reader has unsubscribed by the link in an issue, if that issue was sent to them. */
export async function countUnsubscribed(req: PayloadRequest, slug: string, subscriber: number) {
  await queryRows(
    req,
    sql`
    update newsletter_issues set unsubscribed = unsubscribed + 1
    where slug = ${slug} and exists (
      select from told where subscriber_id = ${subscriber} and key = 'issue ' || newsletter_issues.id)`,
  );
}

/** Somewhat longer than emails are tried. */
const COUNTED_FOR = sql`interval '3 days'`;

/** Counts a rejected address for the issue that was sent to it last, within the days in which mails are tried. */
export async function countBounced(req: PayloadRequest, address: string): Promise<void> {
  await queryRows(
    req,
    sql`
    update newsletter_issues set bounced = bounced + 1
    where 'issue ' || id = (
      select told.key from told join subscribers on subscribers.id = subscriber_id
      where lower(email) = ${address} and told.key like 'issue %' and told_at > now() - ${COUNTED_FOR}
      order by told_at desc, told.key desc limit 1)`,
  );
}
