import { parseLaunchSource, newsletterName } from '#app/regulations/index.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { verifyNewsletterToken, type NewsletterPurpose } from '#cms/mail/newsletter-links.ts';
import { queueLaunch } from '#collections/modules/launches.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';

export type { NewsletterPurpose } from '#cms/mail/newsletter-links.ts';

type Status = NewsletterSubscription['status'];

const collection = 'newsletter-subscriptions';

interface Step {
  /** The statuses that the link changes. */
  from: Status[];
  to: Status;
  at: 'confirmedAt' | 'unsubscribedAt';
}

const STEPS: Record<NewsletterPurpose, Step> = {
  confirm: { from: ['pending'], to: 'confirmed', at: 'confirmedAt' },
  unsubscribe: { from: ['pending', 'confirmed'], to: 'unsubscribed', at: 'unsubscribedAt' },
};

/** The state of a link from a mail. It is also expired when its subscription has ended, or was deleted. */
export type NewsletterLink = { state: 'open'; newsletter: string } | { state: 'expired' | 'forged' };

async function findSubscription(purpose: NewsletterPurpose, token: string) {
  const payload = await openPayload();
  const read = await verifyNewsletterToken(payload.config.secret, purpose, token);
  if (read.state !== 'valid') return read;
  const { from, to } = STEPS[purpose];
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: read.subscription }, status: { in: [...from, to] } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [subscription] = docs;
  return subscription ? ({ state: 'open', subscription } as const) : ({ state: 'expired' } as const);
}

/** Checks a link without following it: programs that scan mails open links, too. */
export async function checkNewsletterLink(
  purpose: NewsletterPurpose,
  token: string,
): Promise<NewsletterLink> {
  const read = await findSubscription(purpose, token);
  if (read.state !== 'open') return read;
  return { state: 'open', newsletter: newsletterName(read.subscription.source) };
}

/** Follows a link. Following it again changes nothing. */
export async function followNewsletterLink(
  purpose: NewsletterPurpose,
  token: string,
): Promise<NewsletterLink> {
  const read = await findSubscription(purpose, token);
  if (read.state !== 'open') return read;
  const { to, at } = STEPS[purpose];
  const { id, status, source } = read.subscription;
  if (status !== to) {
    await inTransaction(await openPayload(), async (req) => {
      const data = { status: to, [at]: new Date().toISOString() };
      await req.payload.update({ collection, id, data, req });
      // The section may have opened while the confirmation was waiting.
      const opening = parseLaunchSource(source);
      if (opening && purpose === 'confirm') await queueLaunch(req, opening);
    });
  }
  return { state: 'open', newsletter: newsletterName(source) };
}
