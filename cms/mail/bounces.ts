import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { markSubscriptionBounced } from '#collections/newsletter-subscriptions/bounces.ts';

/** Marks everybody with an address that a mail server rejected for good. They get no more mail until they confirm again. */
export async function markBounced(req: PayloadRequest, address: string, reason: string): Promise<void> {
  await queryRows(
    req,
    sql`
    update followers set status = 'bounced', bounced_at = now(), bounce_reason = ${reason}, updated_at = now()
    where lower(email) = ${address.toLowerCase()} and status in ('pending', 'confirmed')`,
  );
  await markSubscriptionBounced(req, address);
}
