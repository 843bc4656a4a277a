import type { PayloadRequest } from 'payload';
import type { Choices, Subject } from '#law/following.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Follow } from '#cms/payload-types.ts';
import { askForConfirmation, lockSubscriber, mayMailAgain, openSubscriber } from './confirmation.ts';
import { findTopics } from './topics.ts';

export interface FollowRequest extends Subject, Choices {
  /** What the subject is called, as the product knows it. Of the visitor's own text, only a `quotableName`. */
  label: string;
  /** What the visitor says about a building: see `answersText`. */
  answers?: string;
}

export interface FollowSender {
  isSpam?: boolean;
  /** Called before a mail is queued. Throws where the address got several mails: nothing is stored then. */
  takeMail?: () => Promise<void>;
}

/** More than a person asks for before they open the mail. */
const MOST_PENDING = 20;

/**
 * Many follows of the address wait for their confirmation. Nothing was stored. The message is for the visitor, and the
 * same whether or not the address is known.
 */
export class TooManyPending extends Error {
  constructor() {
    super(
      'We can’t take more requests for this address right now. If it’s yours, confirm what our latest email lists, then try again',
    );
  }
}

/** Adds a follow that waits for its confirmation, or resolves with the one that is confirmed already, unchanged. */
async function addPending(req: PayloadRequest, follower: number, request: FollowRequest): Promise<Follow> {
  const collection = 'follows';
  const existing = await findFirst(req, collection, {
    follower: { equals: follower },
    kind: { equals: request.kind },
    subject: { equals: request.subject },
  });
  if (existing?.status === 'confirmed') return existing;
  const data = { ...request, answers: request.answers ?? null, follower, status: 'pending' } as const;
  if (!existing) {
    const { follows } = await findTopics(req, follower, ['pending']);
    if (follows.length >= MOST_PENDING) throw new TooManyPending();
    return req.payload.create({ collection, data, req });
  }
  // The week in which it can be confirmed starts again. The row stays: an earlier mail that names it confirms it.
  const createdAt = new Date().toISOString();
  return req.payload.update({ collection, id: existing.id, data: { ...data, createdAt }, req });
}

/**
 * Stores that an address wants to follow something, together with the mail that asks for its confirmation. Somebody who
 * follows it already gets that mail, too, which leads to the page with their choices; nothing changes until they use it.
 * Two requests for one address at once wait for each other. Spam is not stored. Throws `TooManyPending`.
 */
export async function follow(
  email: string,
  request: FollowRequest,
  { isSpam = false, takeMail }: FollowSender = {},
): Promise<void> {
  if (isSpam) return;
  await inTransaction(await openPayload(), async (req) => {
    await lockSubscriber(req, email);
    const subscriber = await openSubscriber(req, email);
    const asked = await addPending(req, subscriber.id, request);
    if (!mayMailAgain(subscriber)) return;
    await takeMail?.();
    await askForConfirmation(req, subscriber, asked.status === 'confirmed' ? asked : undefined);
  });
}
