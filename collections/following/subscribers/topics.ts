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
  status: Follow['status'][] = ['pending', 'confirmed'],
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

/** Ends a subscriber without topics. `endedAt` starts the retention period of the email. */
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
  const data = { status: 'unsubscribed', unsubscribedAt: endedAt, calendarKey: null } as const;
  await req.payload.update({ collection: 'subscribers', id, data, req });
}

export async function endTopics(
  req: PayloadRequest,
  { id }: Pick<Subscriber, 'id'>,
  { follows, newsletters }: Partial<Topics>,
): Promise<void> {
  const { payload } = req;
  const idsOf = (rows: readonly { id: number }[] = []) => ({ id: { in: rows.map((row) => row.id) } });
  await payload.delete({ collection: 'follows', where: idsOf(follows), req });
  const where = { ...idsOf(newsletters), status: { not_equals: 'unsubscribed' } };
  const data = { status: 'unsubscribed', unsubscribedAt: new Date().toISOString() } as const;
  await payload.update({ collection: NEWSLETTERS, where, data, req });
  await endWhenEmpty(req, id, ['pending', 'confirmed', 'bounced']);
}
