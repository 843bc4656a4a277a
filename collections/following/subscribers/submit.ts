import type { PayloadRequest } from 'payload';
import type { Choices, Subject } from '#law/following.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Follow } from '#cms/payload-types.ts';
import { askForConfirmation, lockSubscriber, mayMailAgain, openSubscriber } from './confirmation.ts';
import { findTopics } from './topics.ts';

export interface FollowRequest extends Subject, Choices {
  label: string;
  answers?: string;
}

export interface FollowSender {
  isSpam?: boolean;
  takeMail?: () => Promise<void>;
}

const MAX_PENDING = 20;

/** The message must not reveal whether the email address is known. */
export class TooManyPending extends Error {
  constructor() {
    super(
      'We can’t take more requests for this address right now. If it’s yours, confirm what our latest email lists, then try again',
    );
  }
}

async function addPending(req: PayloadRequest, follower: number, request: FollowRequest): Promise<Follow> {
  const collection = 'follows';
  const existing = await findFirst(req, collection, {
    follower: { equals: follower },
    kind: { equals: request.kind },
    subject: { equals: request.subject },
  });
  if (existing?.status === 'confirmed') return existing;
  const createdAt = new Date().toISOString();
  // Restart the week for confirmation, but keep the original choices: a stranger may have sent this request,
  // and the link in an earlier email would confirm it.
  if (existing?.status === 'pending') {
    return req.payload.update({ collection, id: existing.id, data: { createdAt }, req });
  }
  const { follows } = await findTopics(req, follower, ['pending']);
  if (follows.length >= MAX_PENDING) throw new TooManyPending();
  if (existing) await req.payload.delete({ collection, id: existing.id, req });
  const data = { ...request, answers: request.answers ?? null, follower, status: 'pending' } as const;
  return req.payload.create({ collection, data, req });
}

/**
 * Queues the confirmation email, even if the follow is already confirmed, so that the response does not reveal
 * who follows what. Serializes requests for the same email address. Ignores spam. Throws
 * `TooManyPending`.
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
