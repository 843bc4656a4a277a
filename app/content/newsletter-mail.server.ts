import type { PayloadRequest } from 'payload';
import { newsletterLink, unsubscribeHeaders } from '#cms/mail/newsletter-links.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';
import { newsletterName } from '#app/regulations/shared/newsletter-name.ts';

type Subscription = Pick<NewsletterSubscription, 'id' | 'email' | 'source'>;

/** Asks the owner of an address, by mail, whether the sign-up was meant. Queued in the transaction of `req`. */
export async function queueConfirmation(req: PayloadRequest, subscription: Subscription): Promise<void> {
  const { secret } = req.payload.config;
  const confirmLink = await newsletterLink(secret, 'confirm', subscription.id);
  const unsubscribeLink = await newsletterLink(secret, 'unsubscribe', subscription.id);
  await queueTemplate(req, {
    template: 'newsletterConfirmation',
    to: subscription.email,
    values: { newsletter: newsletterName(subscription.source), confirmLink, unsubscribeLink },
    headers: unsubscribeHeaders(unsubscribeLink),
  });
}
