import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { countBounced } from '#collections/newsletter-issues/recipients.ts';

/**
 * Ends the subscriptions of an address that a mail server has rejected for good: they get no mail until their owner signs
 * up again. It is counted for the newsletter issue that was sent there last.
 */
export async function markSubscriptionBounced(req: PayloadRequest, address: string): Promise<void> {
  const ended = await queryRows(
    req,
    sql`
    update newsletter_subscriptions set status = 'bounced', bounced_at = now(), updated_at = now()
    where email = ${address} and status = 'confirmed'
    returning id`,
  );
  if (ended.length > 0) await countBounced(req, address);
}
