import type { PayloadRequest } from 'payload';
import { newsletterName } from '#app/regulations/index.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import type { Sender } from '#cms/inbox/store-submission.ts';
import { newsletterLink, unsubscribeHeaders } from '#cms/mail/newsletter-links.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';

const collection = 'newsletter-subscriptions';

/** Someone who signs up again after this time may not have received the first mail: they get another. */
const MAIL_AGAIN_AFTER_MINUTES = 10;

export type SignUpOutcome = 'subscribed' | 'already subscribed';

async function findSubscription(req: PayloadRequest, email: string, source: string) {
  const { docs } = await req.payload.find({
    collection,
    where: { email: { equals: email }, source: { equals: source } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  return docs[0];
}

const now = (): string => new Date().toISOString();

async function queueConfirmation(req: PayloadRequest, subscription: NewsletterSubscription): Promise<void> {
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

async function askForConfirmation(req: PayloadRequest, { id }: NewsletterSubscription): Promise<void> {
  const asked = await req.payload.update({
    collection,
    id,
    data: { status: 'pending', confirmationSentAt: now(), confirmedAt: null, unsubscribedAt: null },
    req,
  });
  await queueConfirmation(req, asked);
}

const wasAskedLongAgo = ({ confirmationSentAt, createdAt }: NewsletterSubscription): boolean =>
  Date.now() - Date.parse(confirmationSentAt ?? createdAt) > MAIL_AGAIN_AFTER_MINUTES * 60_000;

async function signUpAgain(req: PayloadRequest, present: NewsletterSubscription): Promise<SignUpOutcome> {
  if (present.status === 'confirmed') return 'already subscribed';
  if (present.status === 'pending') {
    if (wasAskedLongAgo(present)) await askForConfirmation(req, present);
    return 'already subscribed';
  }
  await askForConfirmation(req, present);
  return 'subscribed';
}

async function signUp(req: PayloadRequest, email: string, source: string): Promise<SignUpOutcome> {
  const present = await findSubscription(req, email, source);
  if (present) return signUpAgain(req, present);
  const data = { email, source, status: 'pending' } as const;
  await askForConfirmation(req, await req.payload.create({ collection, data, req }));
  return 'subscribed';
}

/** Stores spam, unless the address is subscribed already: it changes no subscription, and no mail is sent. */
async function storeSpam(req: PayloadRequest, email: string, source: string): Promise<void> {
  if (await findSubscription(req, email, source)) return;
  await req.payload.create({ collection, data: { email, source, status: 'spam' }, req });
}

/**
 * Signs an address up for a newsletter: the subscription is stored as pending, together with the mail that asks for its
 * confirmation. Sign-ups of one address wait for one another, so that two at once cannot both be the first.
 */
export async function subscribe(
  email: string,
  source: string,
  { isSpam = false }: Sender = {},
): Promise<SignUpOutcome> {
  return inTransaction(await openPayload(), async (req) => {
    await lockUntilCommit(req, `newsletter ${source} ${email}`);
    if (!isSpam) return signUp(req, email, source);
    await storeSpam(req, email, source);
    return 'subscribed';
  });
}
