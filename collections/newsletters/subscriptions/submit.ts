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
 * Signs an address up for a newsletter: the subscription is stored as pending, together with the mail that asks for its
 * confirmation. Sign-ups of one address wait for one another, so that two at once cannot both be the first. Spam is
 * stored, unless the address is subscribed already: it changes no subscription, and no mail is sent. Only the mail says
 * that an address is subscribed: see docs/decisions/0014.
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
    // A newsletter that no mail names yet gets one at once.
    if (existing?.status !== 'pending' || mayMailAgain(subscriber)) await askForConfirmation(req, subscriber);
  });
}
