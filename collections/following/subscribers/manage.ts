import type { PayloadRequest } from 'payload';
import type { Choices } from '#law/following.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Subscriber } from '#cms/payload-types.ts';
import { lockSubscriber, mailManageLink } from './confirmation.ts';
import { confirmTopics, endTopics, findStopped, findTopics, resumeFollows } from './topics.ts';

/** Runs `work` if `key` still opens the subscriber's page. Returns the key, or undefined if it is outdated. */
async function change(
  key: string,
  work: (req: PayloadRequest, subscriber: Subscriber) => Promise<unknown>,
): Promise<string | undefined> {
  return inTransaction(await openPayload(), async (req) => {
    const first = await findFirst(req, 'subscribers', { key: { equals: key } });
    if (!first) return undefined;
    await lockSubscriber(req, first.email);
    const subscriber = await findFirst(req, 'subscribers', { key: { equals: key } });
    if (!subscriber) return undefined;
    await work(req, subscriber);
    return key;
  });
}

async function ownTopic(
  req: PayloadRequest,
  { id }: Subscriber,
  kind: 'follows' | 'newsletters',
  topic: number,
) {
  const { follows, newsletters } = await findTopics(req, id);
  return kind === 'follows'
    ? { follows: follows.filter((follow) => follow.id === topic) }
    : { newsletters: newsletters.filter((newsletter) => newsletter.id === topic) };
}

export const changeChoices = (key: string, follow: number, choices: Choices) =>
  change(key, async (req, subscriber) => {
    const own = await ownTopic(req, subscriber, 'follows', follow);
    const [existing] = own.follows ?? [];
    if (!existing) return;
    await req.payload.update({ collection: 'follows', id: follow, data: choices, req });
    if (existing.status === 'pending') await confirmTopics(req, subscriber, own);
  });

export const changeAnswers = (key: string, follow: number, answers: string) =>
  change(key, async (req, subscriber) => {
    const own = await ownTopic(req, subscriber, 'follows', follow);
    const kind = own.follows?.[0]?.kind;
    if (kind !== 'building' && kind !== 'law') return;
    await req.payload.update({ collection: 'follows', id: follow, data: { answers: answers || null }, req });
  });

export const confirmNewsletter = (key: string, newsletter: number) =>
  change(key, async (req, subscriber) => {
    const own = await ownTopic(req, subscriber, 'newsletters', newsletter);
    if (own.newsletters?.[0]?.status === 'pending') await confirmTopics(req, subscriber, own);
  });

export const stopTopic = (key: string, kind: 'follows' | 'newsletters', topic: number) =>
  change(key, async (req, subscriber) => {
    await endTopics(req, subscriber, await ownTopic(req, subscriber, kind, topic));
  });

export const resumeFollow = (key: string, follow: number) =>
  change(key, async (req, subscriber) => {
    const stopped = await findStopped(req, subscriber.id);
    await resumeFollows(
      req,
      subscriber,
      stopped.filter(({ id }) => id === follow),
    );
  });

export const stopEverything = (key: string) =>
  change(key, async (req, subscriber) => {
    await endTopics(req, subscriber, await findTopics(req, subscriber.id));
  });

export const changeCalendar = (key: string, wanted: 'new' | 'none') =>
  change(key, async (req, { id }) => {
    const data = { calendarKey: wanted === 'new' ? newPublicId() : null };
    await req.payload.update({ collection: 'subscribers', id, data, req });
  });

/** Emails the page's new URL. The old URL and earlier confirmation links stop working. Returns the new key. */
export async function replaceKey(key: string): Promise<string | undefined> {
  const data = { key: newPublicId(), confirmationSentAt: null };
  const changed = await change(key, async (req, { id, email }) => {
    await req.payload.update({ collection: 'subscribers', id, data, req });
    await mailManageLink(req, { id, email, key: data.key });
  });
  return changed && data.key;
}

export const eraseSubscriber = (key: string) =>
  change(key, async (req, { id, email }) => {
    const { payload } = req;
    // Delete by email address, to include sign-ups marked as spam, which have no subscriber.
    await payload.delete({
      collection: 'newsletter-subscriptions',
      where: { email: { equals: email } },
      req,
    });
    await payload.delete({ collection: 'subscribers', id, req });
  });
