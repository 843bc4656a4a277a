import type { NewsletterSubscription } from '#cms/payload-types.ts';
import { readNewsletterToken, type NewsletterPurpose } from '#cms/mail/newsletter-links.ts';
import { queueOpening } from '#collections/modules/launches.ts';
import { readOpeningSource } from '#app/regulations/index.ts';
import { newsletterName } from '#app/regulations/shared/newsletter-name.ts';
import { openPayload } from '#cms/open-payload.ts';
import { inTransaction } from '#cms/database/transactions.ts';

export type { NewsletterPurpose } from '#cms/mail/newsletter-links.ts';

type Status = NewsletterSubscription['status'];

const collection = 'newsletter-subscriptions';

interface Step {
  /** The states of a subscription that the link ends. */
  from: Status[];
  to: Status;
  /** When it happened. */
  at: 'confirmedAt' | 'unsubscribedAt';
}

/** What a link does to a subscription. */
const STEPS: Record<NewsletterPurpose, Step> = {
  confirm: { from: ['pending'], to: 'confirmed', at: 'confirmedAt' },
  unsubscribe: { from: ['pending', 'confirmed'], to: 'unsubscribed', at: 'unsubscribedAt' },
};

/**
 * What a link from a mail is good for. `expired` is also one to a subscription that has ended since, or is
 * no longer kept.
 */
export type NewsletterLink = { state: 'open'; newsletter: string } | { state: 'expired' | 'forged' };

async function readSubscription(purpose: NewsletterPurpose, token: string) {
  const payload = await openPayload();
  const read = await readNewsletterToken(payload.config.secret, purpose, token);
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

/** Reads a link, without doing what it is for: programs that scan mails open links, too. */
export async function readNewsletterLink(purpose: NewsletterPurpose, token: string): Promise<NewsletterLink> {
  const read = await readSubscription(purpose, token);
  if (read.state !== 'open') return read;
  return { state: 'open', newsletter: newsletterName(read.subscription.source) };
}

/** Does what a link is for. Once it is done, doing it again changes nothing. */
export async function followNewsletterLink(
  purpose: NewsletterPurpose,
  token: string,
): Promise<NewsletterLink> {
  const read = await readSubscription(purpose, token);
  if (read.state !== 'open') return read;
  const { to, at } = STEPS[purpose];
  const { id, status, source } = read.subscription;
  if (status !== to) {
    await inTransaction(await openPayload(), async (req) => {
      const data = { status: to, [at]: new Date().toISOString() };
      await req.payload.update({ collection, id, data, req });
      // The section may have opened while the confirmation was waiting.
      const opening = readOpeningSource(source);
      if (opening && purpose === 'confirm') await queueOpening(req, opening);
    });
  }
  return { state: 'open', newsletter: newsletterName(source) };
}
