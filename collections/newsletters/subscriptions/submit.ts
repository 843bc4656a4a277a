import type { PayloadRequest } from 'payload';
import { newsletterName } from '#law/modules.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import type { Sender } from '#collections/inbox/store-submission.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { NewsletterSubscription, Subscriber } from '#cms/payload-types.ts';
import {
  askForConfirmation,
  lockSubscriber,
  manageUrl,
  mayMailAgain,
  openSubscriber,
} from '#collections/following/subscribers/confirmation.ts';

const collection = 'newsletter-subscriptions';

async function sayAlreadySubscribed(
  req: PayloadRequest,
  { key }: Subscriber,
  { id, email, source }: NewsletterSubscription,
): Promise<void> {
  const unsubscribeLink = await signedLink(req.payload.config.secret, 'newsletter/unsubscribe', id);
  await queueTemplate(req, {
    template: 'newsletterAlreadySubscribed',
    to: email,
    values: {
      newsletter: newsletterName(source),
      unsubscribeLink,
      manageLink: manageUrl(key),
    },
    headers: unsubscribeHeaders(unsubscribeLink),
  });
}

/**
 * Stores a pending subscription and queues its confirmation email. Sign-ups of one address are serialized.
 * Spam is stored, but changes no existing subscription and sends no email. Only the email reveals whether an
 * address is subscribed: see docs/decisions/0014.
 */
export async function subscribe(
  email: string,
  source: string,
  { isSpam = false }: Sender = {},
): Promise<void> {
  await inTransaction(await openPayload(), async (req) => {
    const { payload } = req;
    await lockSubscriber(req, email);
    const where = { email: { equals: email }, source: { equals: source } };
    const existing = await findFirst(req, collection, where);
    if (isSpam) {
      if (!existing) await payload.create({ collection, data: { email, source, status: 'spam' }, req });
      return;
    }
    const subscriber = await openSubscriber(req, email);
    if (existing?.status === 'confirmed') return sayAlreadySubscribed(req, subscriber, existing);
    const never = { confirmedAt: null, unsubscribedAt: null, bouncedAt: null };
    const data = { subscriber: subscriber.id, status: 'pending', ...never } as const;
    if (existing) await payload.update({ collection, id: existing.id, data, req });
    else await payload.create({ collection, data: { email, source, ...data }, req });
    // The last email does not mention a new newsletter, so send another one at once.
    if (existing?.status !== 'pending' || mayMailAgain(subscriber)) await askForConfirmation(req, subscriber);
  });
}
