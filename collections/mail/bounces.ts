import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { countBounced } from '#collections/following/subscribers/delivery-counts.ts';

/**
 * Marks an email address that a mail server rejected permanently. It gets no more email until its owner confirms
 * again. Ends its newsletter subscriptions, and counts the bounce toward the last issue sent to it.
 */
export async function markBounced(req: PayloadRequest, address: string, reason: string): Promise<void> {
  const email = address.toLowerCase();
  await queryRows(
    req,
    sql`
    update subscribers set status = 'bounced', bounced_at = now(), bounce_reason = ${reason}, updated_at = now()
    where lower(email) = ${email} and status in ('pending', 'confirmed')`,
  );
  const ended = await queryRows(
    req,
    sql`
    update newsletter_subscriptions set status = 'bounced', bounced_at = now(), updated_at = now()
    where email = ${email} and status = 'confirmed'
    returning id`,
  );
  if (ended.length > 0) await countBounced(req, email);
}
