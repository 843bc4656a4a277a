import type { PayloadRequest } from 'payload';
import { newsletterName } from '#app/regulations/index.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import type { Sender } from '#cms/inbox/store-submission.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';

const collection = 'newsletter-subscriptions';

/** Someone who signs up again after this time may not have received the first mail: they get another. */
const MAIL_AGAIN_AFTER_MINUTES = 10;

async function askForConfirmation(req: PayloadRequest, { id }: NewsletterSubscription): Promise<void> {
  const confirmationSentAt = new Date().toISOString();
  const never = { confirmedAt: null, unsubscribedAt: null, bouncedAt: null };
  const data = { status: 'pending' as const, confirmationSentAt, ...never };
  const { email, source } = await req.payload.update({ collection, id, data, req });
  const { secret } = req.payload.config;
  const confirmLink = await signedLink(secret, 'newsletter/confirm', id);
  const unsubscribeLink = await signedLink(secret, 'newsletter/unsubscribe', id);
  await queueTemplate(req, {
    template: 'newsletterConfirmation',
    to: email,
    values: { newsletter: newsletterName(source), confirmLink, unsubscribeLink },
    headers: unsubscribeHeaders(unsubscribeLink),
  });
}

async function sayAlreadySubscribed(
  req: PayloadRequest,
  { id, email, source }: NewsletterSubscription,
): Promise<void> {
  const unsubscribeLink = await signedLink(req.payload.config.secret, 'newsletter/unsubscribe', id);
  await queueTemplate(req, {
    template: 'newsletterAlreadySubscribed',
    to: email,
    values: { newsletter: newsletterName(source), unsubscribeLink },
    headers: unsubscribeHeaders(unsubscribeLink),
  });
}

const wasAskedLongAgo = ({ confirmationSentAt, createdAt }: NewsletterSubscription): boolean =>
  Date.now() - Date.parse(confirmationSentAt ?? createdAt) > MAIL_AGAIN_AFTER_MINUTES * 60_000;

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
    await lockUntilCommit(req, `newsletter ${source} ${email}`);
    const existing = await findFirst(req, collection, {
      email: { equals: email },
      source: { equals: source },
    });
    const status = isSpam ? 'spam' : 'pending';
    const subscription =
      existing ?? (await req.payload.create({ collection, data: { email, source, status }, req }));
    if (isSpam) return;
    if (existing?.status === 'confirmed') await sayAlreadySubscribed(req, existing);
    else if (existing?.status !== 'pending' || wasAskedLongAgo(existing)) {
      await askForConfirmation(req, subscription);
    }
  });
}
