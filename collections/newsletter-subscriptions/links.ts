import { parseLaunchSource, newsletterName } from '#app/regulations/index.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { verifyLinkToken } from '#cms/mail/signed-links.ts';
import { countUnsubscribed } from '#collections/newsletter-issues/recipients.ts';
import { queueLaunch } from '#collections/modules/launches.ts';
import { openPayload } from '#cms/open-payload.ts';

const collection = 'newsletter-subscriptions';

const TRANSITIONS = {
  confirm: { from: ['pending'], to: 'confirmed', at: 'confirmedAt' },
  unsubscribe: { from: ['pending', 'confirmed', 'bounced'], to: 'unsubscribed', at: 'unsubscribedAt' },
} as const;

export type NewsletterPurpose = keyof typeof TRANSITIONS;

/** The state of a link from a mail. It is also expired when its subscription has ended, or was deleted. */
export type NewsletterLink = { state: 'open'; newsletter: string } | { state: 'expired' | 'forged' };

async function findSubscription(purpose: NewsletterPurpose, token: string) {
  const payload = await openPayload();
  const link = await verifyLinkToken(payload.config.secret, `newsletter/${purpose}`, token);
  if (link.state !== 'valid') return link;
  const { from, to } = TRANSITIONS[purpose];
  const where = { id: { equals: link.id }, status: { in: [...from, to] } };
  const subscription = await findFirst(payload, collection, where);
  return subscription ? ({ state: 'open', subscription } as const) : ({ state: 'expired' } as const);
}

/** Checks a link without following it: programs that scan mails open links, too. */
export async function checkNewsletterLink(
  purpose: NewsletterPurpose,
  token: string,
): Promise<NewsletterLink> {
  const link = await findSubscription(purpose, token);
  if (link.state !== 'open') return link;
  return { state: 'open', newsletter: newsletterName(link.subscription.source) };
}

/**
 * Follows a link. Following it again changes nothing. Unsubscribing is counted for the issue whose mail has the link, by its
 * slug.
 */
export async function followNewsletterLink(
  purpose: NewsletterPurpose,
  token: string,
  issue?: string,
): Promise<NewsletterLink> {
  const link = await findSubscription(purpose, token);
  if (link.state !== 'open') return link;
  const { to, at } = TRANSITIONS[purpose];
  const { id, status, source } = link.subscription;
  if (status !== to) {
    await inTransaction(await openPayload(), async (req) => {
      const data = { status: to, [at]: new Date().toISOString() };
      await req.payload.update({ collection, id, data, req });
      if (issue && purpose === 'unsubscribe') await countUnsubscribed(req, issue, id);
      // The section may have launched while the confirmation was waiting.
      const launch = parseLaunchSource(source);
      if (launch && purpose === 'confirm') await queueLaunch(req, launch);
    });
  }
  return { state: 'open', newsletter: newsletterName(source) };
}
