import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { newPublicId } from '#cms/urls/public-id.ts';
import { findFirst } from '#cms/database/find.ts';
import { lockUntilCommit } from '#cms/database/transactions.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import type { Follow, Subscriber } from '#cms/payload-types.ts';
import { alreadyConfirmed } from '../mail-texts.ts';
import { findTopics, topicLabels } from './topics.ts';

const collection = 'subscribers';

const MAIL_AGAIN_AFTER_MINUTES = 10;

export const manageUrl = (key: string): string => `${siteUrl()}/follow/${key}`;

/** Keys are long and random, so their hashes do not reveal them. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);

export const lockSubscriber = (req: PayloadRequest, email: string): Promise<void> =>
  lockUntilCommit(req, `subscriber ${email}`);

export async function openSubscriber(req: PayloadRequest, email: string): Promise<Subscriber> {
  const { payload } = req;
  const existing = await findFirst(req, collection, { email: { equals: email } });
  if (!existing) {
    return payload.create({ collection, data: { email, key: newPublicId(), status: 'pending' }, req });
  }
  if (existing.status === 'pending' || existing.status === 'confirmed') return existing;
  const data = {
    status: 'pending',
    confirmationSentAt: null,
    confirmedAt: null,
    unsubscribedAt: null,
    bouncedAt: null,
    bounceReason: null,
  } as const;
  return payload.update({ collection, id: existing.id, data, req });
}

export const mayMailAgain = ({ confirmationSentAt, confirmedAt }: Subscriber): boolean => {
  if (!confirmationSentAt) return true;
  const sentAt = Date.parse(confirmationSentAt);
  if (Date.now() - sentAt > MAIL_AGAIN_AFTER_MINUTES * 60_000) return true;
  return confirmedAt ? Date.parse(confirmedAt) > sentAt : false;
};

/** Queues an email with the private link to the subscriber's page. */
export async function mailManageLink(
  req: PayloadRequest,
  { id, email, key }: Pick<Subscriber, 'id' | 'email' | 'key'>,
): Promise<void> {
  const stopLink = await signedLink(req.payload.config.secret, 'follow/unsubscribe', id);
  await queueTemplate(req, {
    template: 'followLink',
    to: email,
    values: { manageLink: manageUrl(key), stopLink },
    headers: unsubscribeHeaders(stopLink),
  });
}

/**
 * Queues one email for all pending topics. Its link confirms only the topics it lists. `known` is a follow that
 * was requested again although it is already confirmed.
 */
export async function askForConfirmation(
  req: PayloadRequest,
  { id, email, key }: Subscriber,
  known?: Follow,
): Promise<void> {
  const { payload } = req;
  const waiting = await findTopics(req, id, ['pending']);
  const lines = topicLabels(waiting).map((label) => `- ${label}`);
  if (known) lines.push(alreadyConfirmed(known.label));
  const data = { confirmationSentAt: new Date().toISOString() };
  await payload.update({ collection, id, data, req });
  const { secret } = payload.config;
  const stopLink = await signedLink(secret, 'follow/unsubscribe', id);
  const scope = {
    through: Math.max(0, ...waiting.follows.map((follow) => follow.id)),
    newsletters: waiting.newsletters.map((newsletter) => newsletter.id),
    page: hashKey(key),
  };
  await queueTemplate(req, {
    template: 'followConfirmation',
    to: email,
    values: {
      list: lines.join('\n'),
      confirmLink: await signedLink(secret, 'follow/confirm', id, scope),
      stopLink,
    },
    headers: unsubscribeHeaders(stopLink),
  });
}
