import type { PayloadRequest } from 'payload';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Follower } from '#cms/payload-types.ts';
import { endFollows } from './links.ts';
import { type Choices, lockFollower, storedChoices } from './submit.ts';

const NEWSLETTERS = 'newsletter-subscriptions';

/**
 * Runs a change of the follower whose page has this key, once other changes of the same address have ended. Resolves with
 * undefined where no page has it.
 */
async function change<Result>(
  key: string,
  work: (req: PayloadRequest, follower: Follower) => Promise<Result>,
): Promise<Result | undefined> {
  return inTransaction(await openPayload(), async (req) => {
    const first = await findFirst(req, 'followers', { key: { equals: key } });
    if (!first) return undefined;
    await lockFollower(req, first.email);
    const follower = await findFirst(req, 'followers', { key: { equals: key } });
    return follower && work(req, follower);
  });
}

const isOwn = ({ id }: Follower, follow: number) => ({
  id: { equals: follow },
  follower: { equals: id },
});

/** Stores what the owner wants to hear of one subject, and confirms it: the page is known to its owner only. */
export const changeChoices = (key: string, follow: number, choices: Choices) =>
  change(key, async (req, follower) => {
    const existing = await findFirst(req, 'follows', isOwn(follower, follow));
    if (!existing) return true;
    const confirmed = { status: 'confirmed', confirmedAt: new Date().toISOString() } as const;
    const isNew = existing.status === 'pending';
    const data = { ...storedChoices(choices), ...(isNew ? confirmed : {}) };
    await req.payload.update({ collection: 'follows', id: follow, data, req });
    if (isNew && follower.status === 'pending') {
      await req.payload.update({ collection: 'followers', id: follower.id, data: confirmed, req });
    }
    return true;
  });

export const stopFollow = (key: string, follow: number) =>
  change(key, async (req, follower) => {
    const existing = await findFirst(req, 'follows', isOwn(follower, follow));
    if (existing) await endFollows(req, follower, [existing.id]);
    return true;
  });

const ACTIVE = { in: ['pending', 'confirmed'] };

/** Ends newsletters of an address: all of them, or one. */
async function endNewsletters(req: PayloadRequest, { email }: Follower, id?: number): Promise<void> {
  const where = {
    email: { equals: email },
    status: ACTIVE,
    ...(id === undefined ? {} : { id: { equals: id } }),
  };
  const data = { status: 'unsubscribed', unsubscribedAt: new Date().toISOString() } as const;
  await req.payload.update({ collection: NEWSLETTERS, where, data, req });
}

export const endNewsletter = (key: string, id: number) =>
  change(key, async (req, follower) => {
    await endNewsletters(req, follower, id);
    return true;
  });

/** Ends all follows and all newsletters. */
export const stopEverything = (key: string) =>
  change(key, async (req, follower) => {
    const follows = await findAll(req, 'follows', { follower: { equals: follower.id } });
    await endFollows(
      req,
      follower,
      follows.map(({ id }) => id),
    );
    await endNewsletters(req, follower);
    return true;
  });

/** Gives the calendar a new address, which ends the old one; or none. */
export const changeCalendar = (key: string, wanted: 'new' | 'none') =>
  change(key, async (req, { id }) => {
    const data = { calendarKey: wanted === 'new' ? newPublicId() : null };
    await req.payload.update({ collection: 'followers', id, data, req });
    return true;
  });

/**
 * Gives the page a new address, and mails it. The old one, and links that confirm, lead nowhere from then on. Resolves
 * with the new key.
 */
export const replaceKey = (key: string): Promise<string | undefined> =>
  change(key, async (req, { id, email }) => {
    const { payload } = req;
    const data = { key: newPublicId(), confirmationSentAt: null };
    await payload.update({ collection: 'followers', id, data, req });
    const stopLink = await signedLink(payload.config.secret, 'follow/unsubscribe', id);
    await queueTemplate(req, {
      template: 'followLink',
      to: email,
      values: { manageLink: `${siteAddress()}/follow/${data.key}`, stopLink },
      headers: unsubscribeHeaders(stopLink),
    });
    return data.key;
  });

/** Deletes the address with everything that it follows, and its newsletters. */
export const eraseFollower = (key: string) =>
  change(key, async (req, { id, email }) => {
    const { payload } = req;
    await payload.delete({ collection: NEWSLETTERS, where: { email: { equals: email } }, req });
    // The database deletes the follows with it.
    await payload.delete({ collection: 'followers', id, req });
    return true;
  });
