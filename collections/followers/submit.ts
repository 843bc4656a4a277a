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

/** Nothing was stored, because the address got several mails within the hour. */
export class TooManyMails extends Error {
  constructor(readonly seconds: number) {
    super('The address got several mails within the hour.');
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

/** Adds a follow that waits for its confirmation. Resolves with whether it is already confirmed, and so unchanged. */
async function addPending(
  req: PayloadRequest,
  follower: number,
  { kind, subject, label, ...choices }: FollowRequest,
): Promise<'added' | 'already confirmed'> {
  const collection = 'follows';
  const existing = await findFirst(req, collection, {
    follower: { equals: follower },
    kind: { equals: kind },
    subject: { equals: subject },
  });
  if (existing?.status === 'confirmed') return 'already confirmed';
  // A new row: the week in which it can be confirmed starts again.
  if (existing) await req.payload.delete({ collection, id: existing.id, req });
  const data = { follower, kind, subject, label, status: 'pending', ...storedChoices(choices) } as const;
  await req.payload.create({ collection, data, req });
  return 'added';
}

/** Whether the last mail is old, or its link has been used since: a link confirms all that is waiting by then. */
const mayMailAgain = ({ confirmationSentAt, confirmedAt }: Follower): boolean => {
  if (!confirmationSentAt) return true;
  const sentAt = Date.parse(confirmationSentAt);
  if (Date.now() - sentAt > MAIL_AGAIN_AFTER_MINUTES * 60_000) return true;
  return confirmedAt ? Date.parse(confirmedAt) > sentAt : false;
};

/** Queues the mail that asks for the confirmation of everything that is waiting. */
async function askForConfirmation(
  req: PayloadRequest,
  { id, email }: Follower,
  already: string | undefined,
): Promise<void> {
  const { payload } = req;
  const waiting = await findAll(
    req,
    'follows',
    { follower: { equals: id }, status: { equals: 'pending' } },
    'createdAt',
  );
  const lines = waiting.map(({ label }) => `- ${label}`);
  if (already) lines.push(`- ${already} (already confirmed: nothing changes)`);
  const data = { confirmationSentAt: new Date().toISOString() };
  await payload.update({ collection: 'followers', id, data, req });
  const { secret } = payload.config;
  const stopLink = await signedLink(secret, 'follow/unsubscribe', id);
  await queueTemplate(req, {
    template: 'followConfirmation',
    to: email,
    values: {
      list: lines.join('\n'),
      confirmLink: await signedLink(secret, 'follow/confirm', id),
      stopLink,
    },
    headers: unsubscribeHeaders(stopLink),
  });
}

/**
 * Stores that an address wants to follow something, together with the mail that asks for its confirmation. Somebody who
 * follows it already gets that mail, too, which leads to the page with their choices; nothing changes until they use it.
 * Two requests for one address at once wait for each other. Spam is not stored. Throws `TooManyMails`.
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
    const outcome = await addPending(req, follower.id, request);
    if (!mayMailAgain(follower)) return;
    const seconds = await takeMail?.();
    if (seconds !== undefined) throw new TooManyMails(seconds);
    await askForConfirmation(req, follower, outcome === 'added' ? undefined : request.label);
  });
}
