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
 * Stores a pending subscription and queues its confirmation email. Serializes sign-ups with the same email address.
 * Returns `duplicate` for a confirmed subscription and does not change it: see docs/decisions/0014. Stores
 * spam without changing an existing subscription or sending an email.
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
    // Email again at once if the newsletter is new, because the last email does not list it.
    if (existing?.status !== 'pending' || mayMailAgain(subscriber)) await askForConfirmation(req, subscriber);
    return 'pending';
  });
}
