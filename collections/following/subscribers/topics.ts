import type { PayloadRequest } from 'payload';
import { newsletterName } from '#law/modules.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import type { Follow, NewsletterSubscription, Subscriber } from '#cms/payload-types.ts';

const NEWSLETTERS = 'newsletter-subscriptions';

export interface Topics {
  follows: Follow[];
  newsletters: NewsletterSubscription[];
}

type Source = Parameters<typeof findFirst>[0];

export async function findTopics(
  source: Source,
  subscriber: number,
  status: NewsletterSubscription['status'][] = ['pending', 'confirmed'],
): Promise<Topics> {
  const where = { status: { in: status } };
  return {
    follows: await findAll(source, 'follows', { ...where, follower: { equals: subscriber } }, 'createdAt'),
    newsletters: await findAll(
      source,
      NEWSLETTERS,
      { ...where, subscriber: { equals: subscriber } },
      'source',
    ),
  };
}

/** Finds stopped follows, which can be resumed. */
export const findStopped = (source: Source, subscriber: number): Promise<Follow[]> =>
  findAll(source, 'follows', { follower: { equals: subscriber }, status: { equals: 'stopped' } }, 'label');

export const topicLabels = ({ follows, newsletters }: Topics): string[] => [
  ...newsletters.map(({ source }) => newsletterName(source)),
  ...follows.map(({ label }) => label),
];

export async function confirmTopics(
  req: PayloadRequest,
  { id }: Pick<Subscriber, 'id'>,
  { follows, newsletters }: Partial<Topics>,
): Promise<void> {
  const { payload } = req;
  const data = { status: 'confirmed', confirmedAt: new Date().toISOString() } as const;
  await payload.update({ collection: 'subscribers', id, data, req });
  for (const follow of (follows ?? []).filter(({ status }) => status === 'pending')) {
    await payload.update({ collection: 'follows', id: follow.id, data, req });
  }
  for (const newsletter of (newsletters ?? []).filter(({ status }) => status === 'pending')) {
    await payload.update({ collection: NEWSLETTERS, id: newsletter.id, data, req });
  }
}

type Reference = number | Subscriber | null | undefined;

/** Marks a subscriber without topics as unsubscribed. The email address's retention period starts at `endedAt`. */
export async function endWhenEmpty(
  req: PayloadRequest,
  subscriber: Reference,
  states: Subscriber['status'][],
  endedAt = new Date().toISOString(),
): Promise<void> {
  const id = typeof subscriber === 'object' ? subscriber?.id : subscriber;
  if (id === undefined) return;
  const found = await findFirst(req, 'subscribers', { id: { equals: id }, status: { in: states } });
  if (!found) return;
  const { follows, newsletters } = await findTopics(req, id);
  if (follows.length + newsletters.length > 0) return;
  const data = { status: 'unsubscribed', unsubscribedAt: endedAt } as const;
  await req.payload.update({ collection: 'subscribers', id, data, req });
}

/** Confirmed follows are only stopped, and can be resumed until they are deleted. Pending ones are deleted. */
export async function endTopics(
  req: PayloadRequest,
  { id }: Pick<Subscriber, 'id'>,
  { follows, newsletters }: Partial<Topics>,
): Promise<void> {
  const { payload } = req;
  const whereIds = (rows: readonly { id: number }[] = []) => ({ id: { in: rows.map((row) => row.id) } });
  const now = new Date().toISOString();
  const isPending = { status: { equals: 'pending' } };
  await payload.delete({ collection: 'follows', where: { ...whereIds(follows), ...isPending }, req });
  await payload.update({
    collection: 'follows',
    where: { ...whereIds(follows), status: { equals: 'confirmed' } },
    data: { status: 'stopped', stoppedAt: now },
    req,
  });
  const where = { ...whereIds(newsletters), status: { not_equals: 'unsubscribed' } };
  const data = { status: 'unsubscribed', unsubscribedAt: now } as const;
  await payload.update({ collection: NEWSLETTERS, where, data, req });
  await endWhenEmpty(req, id, ['pending', 'confirmed', 'bounced']);
}

/** Keeps `confirmedAt`, so that reminders continue as if the follow had never been stopped. */
export async function resumeFollows(
  req: PayloadRequest,
  { id, status }: Pick<Subscriber, 'id' | 'status'>,
  follows: readonly Follow[],
): Promise<void> {
  const { payload } = req;
  const where = { id: { in: follows.map((follow) => follow.id) }, status: { equals: 'stopped' } };
  const { docs } = await payload.update({
    collection: 'follows',
    where,
    data: { status: 'confirmed', stoppedAt: null },
    req,
  });
  if (docs.length === 0 || status !== 'unsubscribed') return;
  const data = { status: 'confirmed', unsubscribedAt: null } as const;
  await payload.update({ collection: 'subscribers', id, data, req });
}
