import type { PayloadRequest } from 'payload';
import { queueMail } from '#cms/mail/queue-mail.ts';
import { siteAddress } from '#cms/mail/site-address.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';
import { newsletterName } from './newsletter-name.ts';
import { signNewsletterToken, type NewsletterPurpose } from './newsletter-tokens.server.ts';

type Subscription = Pick<NewsletterSubscription, 'id' | 'email' | 'source'>;

async function linkTo(req: PayloadRequest, purpose: NewsletterPurpose, { id }: Subscription) {
  const token = await signNewsletterToken(req.payload.config.secret, purpose, id);
  return `${siteAddress()}/newsletter/${purpose}/${token}`;
}

/** Mail programs show a button for these, which unsubscribes without a page: RFC 8058. */
const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Asks the owner of an address, by mail, whether the sign-up was meant. Queued in the transaction of `req`. */
export async function queueConfirmation(req: PayloadRequest, subscription: Subscription): Promise<void> {
  const { productName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const newsletter = newsletterName(subscription.source);
  const confirm = await linkTo(req, 'confirm', subscription);
  const unsubscribe = await linkTo(req, 'unsubscribe', subscription);
  await queueMail(req, {
    to: subscription.email,
    subject: `Please confirm: ${newsletter} newsletter`,
    text: [
      `This address was signed up for the ${newsletter} newsletter of ${productName}.`,
      `To confirm, open this page and press the button. The link works for seven days.\n${confirm}`,
      'If it was not you, you need not do anything: without your confirmation we do not write again.',
      `To unsubscribe, now or later:\n${unsubscribe}\n`,
    ].join('\n\n'),
    headers: unsubscribeHeaders(unsubscribe),
  });
}
