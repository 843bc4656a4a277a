import type { PayloadRequest } from 'payload';
import { queueMail } from '#cms/mail/queue-mail.ts';
import { newsletterLink, unsubscribeHeaders } from '#cms/mail/newsletter-links.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';
import { newsletterName } from './newsletter-name.ts';

type Subscription = Pick<NewsletterSubscription, 'id' | 'email' | 'source'>;

/** Asks the owner of an address, by mail, whether the sign-up was meant. Queued in the transaction of `req`. */
export async function queueConfirmation(req: PayloadRequest, subscription: Subscription): Promise<void> {
  const { productName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const newsletter = newsletterName(subscription.source);
  const { secret } = req.payload.config;
  const confirm = await newsletterLink(secret, 'confirm', subscription.id);
  const unsubscribe = await newsletterLink(secret, 'unsubscribe', subscription.id);
  await queueMail(req, {
    to: subscription.email,
    subject: `Please confirm: ${newsletter}`,
    text: [
      `This address was signed up for the ${newsletter} of ${productName}.`,
      `To confirm, open this page and press the button. The link works for seven days.\n${confirm}`,
      'If it was not you, you need not do anything: without your confirmation we do not write again.',
      `To unsubscribe, now or later:\n${unsubscribe}\n`,
    ].join('\n\n'),
    headers: unsubscribeHeaders(unsubscribe),
  });
}
