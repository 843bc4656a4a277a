import type { PayloadRequest } from 'payload';
import { LEADS, type Lead, type Subject } from '#app/regulations/following.ts';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { signedLink, unsubscribeHeaders } from '#cms/mail/signed-links.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Follow, Follower } from '#cms/payload-types.ts';

/** Who asks again after this time may not have received the first mail: they get another. */
const MAIL_AGAIN_AFTER_MINUTES = 10;

/** What somebody wants to hear of one subject. */
export interface Choices {
  reminders: readonly Lead[];
  /** A mail each month with the next 90 days. */
  digest: boolean;
  changes: boolean;
}

export interface FollowRequest extends Subject, Choices {
  /** What the subject is called, as the product knows it: never text of the visitor. */
  label: string;
}

export interface FollowSender {
  isSpam?: boolean;
  /** Asked before a mail is queued: the seconds to wait where the address got several mails. */
  takeMail?: () => Promise<number | undefined>;
}

/** More than a person asks for before they open the mail. */
const MOST_PENDING = 20;

/** Nothing was stored. The message is for the visitor, and the same whether or not the address is known. */
export class FollowRefused extends Error {}

/** The address got several mails within the hour. */
export class TooManyMails extends FollowRefused {
  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60);
    const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    super(`We have sent several emails to this address in the last hour. Please try again in ${wait}`);
  }
}

/** Many follows of the address wait for their confirmation. */
export class TooManyPending extends FollowRefused {
  constructor() {
    super(
      'We cannot take more requests for this address now. If it is yours, confirm what our latest email lists, then try again',
    );
  }
}

export type StoredChoices = Pick<Follow, 'remind60' | 'remind30' | 'remind7' | 'digest' | 'changes'>;

/** Choices as the columns of a follow. */
export const storedChoices = ({ reminders, digest, changes }: Choices): StoredChoices => ({
  remind60: reminders.includes(60),
  remind30: reminders.includes(30),
  remind7: reminders.includes(7),
  digest,
  changes,
});

export const choicesOf = (follow: StoredChoices): Choices => ({
  reminders: LEADS.map(({ days }) => days).filter((days) => follow[`remind${days}`]),
  digest: follow.digest,
  changes: follow.changes,
});

/** Sign-ups and changes of one address wait for one another. */
export const lockFollower = (req: PayloadRequest, email: string): Promise<void> =>
  lockUntilCommit(req, `follower ${email}`);

const PENDING = {
  status: 'pending',
  confirmedAt: null,
  unsubscribedAt: null,
  bouncedAt: null,
  bounceReason: null,
} as const;

/** The follower of an address: a new one, or one who starts again after they left, or after their mail came back. */
async function followerOf(req: PayloadRequest, email: string): Promise<Follower> {
  const { payload } = req;
  const existing = await findFirst(req, 'followers', { email: { equals: email } });
  if (!existing) {
    const data = { email, key: newPublicId(), status: 'pending' } as const;
    return payload.create({ collection: 'followers', data, req });
  }
  if (existing.status === 'pending' || existing.status === 'confirmed') return existing;
  const data = { ...PENDING, confirmationSentAt: null };
  return payload.update({ collection: 'followers', id: existing.id, data, req });
}

const pendingOf = (req: PayloadRequest, follower: number): Promise<Follow[]> =>
  findAll(req, 'follows', { follower: { equals: follower }, status: { equals: 'pending' } }, 'createdAt');

async function refuseManyPending(req: PayloadRequest, follower: number): Promise<void> {
  if ((await pendingOf(req, follower)).length >= MOST_PENDING) throw new TooManyPending();
}

/** Adds a follow that waits for its confirmation, or resolves with the one that is confirmed already, unchanged. */
async function addPending(
  req: PayloadRequest,
  follower: number,
  { kind, subject, label, ...choices }: FollowRequest,
): Promise<Follow> {
  const collection = 'follows';
  const existing = await findFirst(req, collection, {
    follower: { equals: follower },
    kind: { equals: kind },
    subject: { equals: subject },
  });
  if (existing?.status === 'confirmed') return existing;
  const data = { follower, kind, subject, label, status: 'pending', ...storedChoices(choices) } as const;
  if (!existing) {
    await refuseManyPending(req, follower);
    return req.payload.create({ collection, data, req });
  }
  // The week in which it can be confirmed starts again. The row stays: an earlier mail that names it confirms it.
  const createdAt = new Date().toISOString();
  return req.payload.update({ collection, id: existing.id, data: { ...data, createdAt }, req });
}

/** Whether the last mail is old, or its link has been used since. What it does not name is confirmed on the page. */
const mayMailAgain = ({ confirmationSentAt, confirmedAt }: Follower): boolean => {
  if (!confirmationSentAt) return true;
  const sentAt = Date.parse(confirmationSentAt);
  if (Date.now() - sentAt > MAIL_AGAIN_AFTER_MINUTES * 60_000) return true;
  return confirmedAt ? Date.parse(confirmedAt) > sentAt : false;
};

/**
 * Queues the mail that asks for the confirmation of everything that is waiting. Its link confirms what the mail names, and
 * no follow that is added later.
 */
async function askForConfirmation(
  req: PayloadRequest,
  { id, email }: Follower,
  asked: Follow,
): Promise<void> {
  const { payload } = req;
  const waiting = await pendingOf(req, id);
  const lines = waiting.map(({ label }) => `- ${label}`);
  if (asked.status === 'confirmed') lines.push(`- ${asked.label} (already confirmed: nothing changes)`);
  const through = Math.max(asked.id, ...waiting.map((follow) => follow.id));
  const data = { confirmationSentAt: new Date().toISOString() };
  await payload.update({ collection: 'followers', id, data, req });
  const { secret } = payload.config;
  const stopLink = await signedLink(secret, 'follow/unsubscribe', id);
  await queueTemplate(req, {
    template: 'followConfirmation',
    to: email,
    values: {
      list: lines.join('\n'),
      confirmLink: await signedLink(secret, 'follow/confirm', id, { through }),
      stopLink,
    },
    headers: unsubscribeHeaders(stopLink),
  });
}

/**
 * Stores that an address wants to follow something, together with the mail that asks for its confirmation. Somebody who
 * follows it already gets that mail, too, which leads to the page with their choices; nothing changes until they use it.
 * Two requests for one address at once wait for each other. Spam is not stored. Throws `FollowRefused`.
 */
export async function follow(
  email: string,
  request: FollowRequest,
  { isSpam = false, takeMail }: FollowSender = {},
): Promise<void> {
  if (isSpam) return;
  await inTransaction(await openPayload(), async (req) => {
    await lockFollower(req, email);
    const follower = await followerOf(req, email);
    const asked = await addPending(req, follower.id, request);
    if (!mayMailAgain(follower)) return;
    const seconds = await takeMail?.();
    if (seconds !== undefined) throw new TooManyMails(seconds);
    await askForConfirmation(req, follower, asked);
  });
}
