import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import type { Sender } from '#collections/submissions/store.ts';
import { openPayload } from '#cms/open-payload.ts';
import {
  askForConfirmation,
  lockSubscriber,
  mayMailAgain,
  openSubscriber,
} from '#collections/following/subscribers/confirmation.ts';

const collection = 'newsletter-subscriptions';

/**
 * Stores a pending subscription and queues its confirmation email. Serializes sign-ups of one address.
 * Leaves a confirmed subscription alone and says so: see docs/decisions/0014. Spam is stored, but changes
 * no existing subscription and sends no email.
 */
export async function subscribe(
  email: string,
  source: string,
  { isSpam = false }: Sender = {},
): Promise<'pending' | 'duplicate'> {
  return inTransaction(await openPayload(), async (req) => {
    const { payload } = req;
    await lockSubscriber(req, email);
    const where = { email: { equals: email }, source: { equals: source } };
    const existing = await findFirst(req, collection, where);
    if (isSpam) {
      if (!existing) await payload.create({ collection, data: { email, source, status: 'spam' }, req });
      return 'pending';
    }
    if (existing?.status === 'confirmed') return 'duplicate';
    const subscriber = await openSubscriber(req, email);
    const never = { confirmedAt: null, unsubscribedAt: null, bouncedAt: null };
    const data = { subscriber: subscriber.id, status: 'pending', ...never } as const;
    if (existing) await payload.update({ collection, id: existing.id, data, req });
    else await payload.create({ collection, data: { email, source, ...data }, req });
    // The last email does not list a new newsletter, so send another email at once.
    if (existing?.status !== 'pending' || mayMailAgain(subscriber)) await askForConfirmation(req, subscriber);
    return 'pending';
  });
}
