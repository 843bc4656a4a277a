import type { PayloadRequest } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { type VerifiedToken, verifyLinkToken } from '#cms/mail/signed-links.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Follower } from '#cms/payload-types.ts';
import { lockFollower } from './submit.ts';

export type FollowPurpose = 'confirm' | 'unsubscribe' | 'stop';

/** What a link from a mail is about. It is expired when what it was about has ended, too. */
export type FollowLink = { state: 'open'; labels: string[] } | { state: 'expired' | 'forged' };

export type UsedFollowLink = { state: 'open'; key: string } | { state: 'expired' | 'forged' };

const EXPIRED = { state: 'expired' } as const;

type Source = Parameters<typeof findFirst>[0];

type LinkTarget = Omit<Extract<VerifiedToken, { state: 'valid' }>, 'state'>;

/** The status of followers whose links still work. A confirmation of an address that was replaced does not. */
const isOpenFor = (purpose: FollowPurpose, { status, confirmationSentAt }: Follower): boolean => {
  if (purpose === 'confirm') return Boolean(confirmationSentAt) && /^(pending|confirmed)$/.test(status);
  return true;
};

async function findSubject(source: Source, purpose: FollowPurpose, { id, through = 0 }: LinkTarget) {
  if (purpose === 'stop') {
    const follow = await findFirst(source, 'follows', { id: { equals: id } });
    if (!follow) return undefined;
    const owner = typeof follow.follower === 'number' ? follow.follower : follow.follower.id;
    const follower = await findFirst(source, 'followers', { id: { equals: owner } });
    return follower && { follower, follows: [follow] };
  }
  const follower = await findFirst(source, 'followers', { id: { equals: id } });
  if (!follower || !isOpenFor(purpose, follower)) return undefined;
  const follows = await findAll(
    source,
    'follows',
    {
      follower: { equals: id },
      ...(purpose === 'confirm' ? { status: { equals: 'pending' }, id: { less_than_equal: through } } : {}),
    },
    'createdAt',
  );
  return { follower, follows };
}

/** Checks a link without using it: programs that scan mails open links, too. */
export async function checkFollowLink(purpose: FollowPurpose, token: string): Promise<FollowLink> {
  const payload = await openPayload();
  const link = await verifyLinkToken(payload.config.secret, `follow/${purpose}`, token);
  if (link.state !== 'valid') return link;
  const found = await findSubject(payload, purpose, link);
  return found ? { state: 'open', labels: found.follows.map(({ label }) => label) } : EXPIRED;
}

async function confirm(req: PayloadRequest, { id }: Follower, follows: readonly { id: number }[]) {
  const data = { status: 'confirmed', confirmedAt: new Date().toISOString() } as const;
  await req.payload.update({ collection: 'followers', id, data, req });
  for (const follow of follows) {
    await req.payload.update({ collection: 'follows', id: follow.id, data, req });
  }
}

/** Ends follows. A follower without any gets no mail, and is deleted later: see `followerRetention`. */
export async function endFollows(
  req: PayloadRequest,
  follower: Follower,
  ids: readonly number[],
): Promise<void> {
  const { payload } = req;
  await payload.delete({ collection: 'follows', where: { id: { in: [...ids] } }, req });
  const remaining = await findFirst(req, 'follows', { follower: { equals: follower.id } });
  if (remaining || follower.status === 'unsubscribed') return;
  const data = {
    status: 'unsubscribed',
    unsubscribedAt: new Date().toISOString(),
    calendarKey: null,
  } as const;
  await payload.update({ collection: 'followers', id: follower.id, data, req });
}

/**
 * Does what a link is for: confirms what its mail names, ends everything, or ends one follow. Doing it again
 * changes nothing. Resolves with the key of the follower's page.
 */
export async function applyFollowLink(purpose: FollowPurpose, token: string): Promise<UsedFollowLink> {
  const payload = await openPayload();
  const link = await verifyLinkToken(payload.config.secret, `follow/${purpose}`, token);
  if (link.state !== 'valid') return link;
  return inTransaction(payload, async (req) => {
    const first = await findSubject(req, purpose, link);
    if (!first) return EXPIRED;
    await lockFollower(req, first.follower.email);
    const found = await findSubject(req, purpose, link);
    if (!found) return EXPIRED;
    const { follower, follows } = found;
    if (purpose === 'confirm') await confirm(req, follower, follows);
    else
      await endFollows(
        req,
        follower,
        follows.map(({ id }) => id),
      );
    return { state: 'open', key: follower.key } as const;
  });
}
