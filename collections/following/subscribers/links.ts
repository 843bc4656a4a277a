import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { type LinkPurpose, type VerifiedToken, verifyLinkToken } from '#cms/mail/signed-links.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Follow, NewsletterSubscription, Subscriber } from '#cms/payload-types.ts';
import { countUnsubscribed } from './delivery-counts.ts';
import { hashKey, lockSubscriber, mailManageLink } from './confirmation.ts';
import {
  confirmTopics,
  endTopics,
  findStopped,
  findTopics,
  resumeFollows,
  topicLabels,
  type Topics,
} from './topics.ts';

export type { LinkPurpose };

export type SubscriberLink =
  | { state: 'open'; labels: string[]; stopped: string[] }
  | { state: 'expired' | 'forged' };

export type UsedLink = { state: 'open'; key: string } | { state: 'expired' | 'forged' };

const EXPIRED = { state: 'expired' } as const;

type Source = Parameters<typeof findFirst>[0];

type LinkScope = Omit<Extract<VerifiedToken, { state: 'valid' }>, 'state'>;

interface Target extends Topics {
  subscriber: Subscriber;
  /** Follows that the link has stopped and can resume. */
  stopped: Follow[];
}

async function withSubscriber(
  source: Source,
  subscriber: Follow['follower'] | NewsletterSubscription['subscriber'] | undefined,
  topics: Partial<Omit<Target, 'subscriber'>>,
): Promise<Target | undefined> {
  const id = typeof subscriber === 'object' ? subscriber?.id : subscriber;
  const found = id === undefined ? undefined : await findFirst(source, 'subscribers', { id: { equals: id } });
  return found && { subscriber: found, follows: [], newsletters: [], stopped: [], ...topics };
}

async function findNamed(source: Source, { id, through = 0, newsletters: named = [], page }: LinkScope) {
  const waiting = await findTopics(source, id, ['pending']);
  const follows = waiting.follows.filter((follow) => follow.id <= through);
  const newsletters = waiting.newsletters.filter((newsletter) => named.includes(newsletter.id));
  const target = await withSubscriber(source, id, { follows, newsletters });
  if (!target?.subscriber.confirmationSentAt || page !== hashKey(target.subscriber.key)) return undefined;
  const isWaiting = target.subscriber.status === 'pending' && follows.length + newsletters.length > 0;
  return isWaiting || target.subscriber.status === 'confirmed' ? target : undefined;
}

async function findTarget(
  source: Source,
  purpose: LinkPurpose,
  scope: LinkScope,
): Promise<Target | undefined> {
  switch (purpose) {
    case 'follow/confirm':
      return findNamed(source, scope);
    case 'newsletter/unsubscribe': {
      const newsletter = await findFirst(source, 'newsletter-subscriptions', { id: { equals: scope.id } });
      return newsletter && withSubscriber(source, newsletter.subscriber, { newsletters: [newsletter] });
    }
    case 'follow/stop': {
      const follow = await findFirst(source, 'follows', { id: { equals: scope.id } });
      const rows = follow ? [follow] : [];
      return withSubscriber(source, follow?.follower, {
        follows: rows.filter(({ status }) => status !== 'stopped'),
        stopped: rows.filter(({ status }) => status === 'stopped'),
      });
    }
    case 'follow/unsubscribe':
      return withSubscriber(source, scope.id, {
        ...(await findTopics(source, scope.id)),
        stopped: await findStopped(source, scope.id),
      });
  }
}

/** Does not apply the link, because email scanners also open links. */
export async function checkLink(purpose: LinkPurpose, token: string): Promise<SubscriberLink> {
  const payload = await openPayload();
  const link = await verifyLinkToken(payload.config.secret, purpose, token);
  if (link.state !== 'valid') return link;
  const target = await findTarget(payload, purpose, link);
  if (!target) return EXPIRED;
  return { state: 'open', labels: topicLabels(target), stopped: target.stopped.map(({ label }) => label) };
}

/**
 * Confirms the topics that the email lists, ends one or all topics, or resumes what the link stopped. Idempotent.
 * Counts an unsubscription toward the issue with this slug. Returns the key of the subscriber's page.
 */
export async function applyLink(
  purpose: LinkPurpose,
  token: string,
  { issue, isUndone = false }: { issue?: string; isUndone?: boolean } = {},
): Promise<UsedLink> {
  const payload = await openPayload();
  const link = await verifyLinkToken(payload.config.secret, purpose, token);
  if (link.state !== 'valid') return link;
  return inTransaction(payload, async (req) => {
    const first = await findTarget(req, purpose, link);
    if (!first) return EXPIRED;
    await lockSubscriber(req, first.subscriber.email);
    const target = await findTarget(req, purpose, link);
    if (!target) return EXPIRED;
    const { subscriber, newsletters } = target;
    if (isUndone) {
      await resumeFollows(req, subscriber, target.stopped);
    } else if (purpose === 'follow/confirm') {
      await confirmTopics(req, subscriber, target);
      if (subscriber.status === 'pending' && target.follows.length > 0) await mailManageLink(req, subscriber);
    } else {
      await endTopics(req, subscriber, target);
      const [newsletter] = newsletters;
      if (issue && newsletter && newsletter.status !== 'unsubscribed') {
        await countUnsubscribed(req, issue, subscriber.id);
      }
    }
    return { state: 'open', key: subscriber.key } as const;
  });
}
