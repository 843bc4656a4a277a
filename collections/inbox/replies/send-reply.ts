import type { PayloadRequest } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { type InboxDocument, inboxKind, type SubmissionKey } from '../kinds/index.ts';
import { findLockedRow } from '../locked-row.ts';
import { imprint } from '#cms/mail/imprint.ts';
import { newMessageId } from '#cms/mail/message-id.ts';
import { queueMail } from '#cms/mail/queue.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { deleteDraft, lockReplies, SUBMISSION_NOT_FOUND } from './find-draft.ts';
import { leftPlaceholder } from './placeholders.ts';
import { replyEmail } from './reply-email.ts';
import {
  changedSchema,
  type Reply,
  type Sent,
  subjectProblem,
  type SubmissionChange,
  textProblem,
} from './reply-schema.ts';
import { addressOf, replyObstacle } from './submission.ts';
import { findThread, threadHeaders } from './thread.ts';

const SENT = { message: 'Your reply is on its way.' };

const OUTDATED = {
  isOutdated: true,
  message:
    'Nothing was sent: someone else replied, or an answer came in, after you opened this. Read it above, then send your reply again.',
};

const leftover = (text: string): string | undefined => {
  const placeholder = leftPlaceholder(text);
  return placeholder && `Replace ${placeholder}: it has no value here.`;
};

function errorsIn({ subject, text }: Reply): Sent | undefined {
  const errors = {
    subject: subjectProblem(subject) ?? leftover(subject),
    text: textProblem(text) ?? leftover(text),
  };
  return errors.subject || errors.text
    ? { errors, message: 'Nothing was sent. Check the fields.' }
    : undefined;
}

async function replyTo(req: PayloadRequest, key: SubmissionKey): Promise<string | undefined> {
  const inbound = process.env.INBOUND_MAIL_ADDRESS;
  return inbound ? replyEmail(req.payload.secret, inbound, key) : (await imprint(req)).contactEmail;
}

const storedText = ({ text }: Reply): string => text.replace(/\r\n?/g, '\n').trim();

async function queueReply(
  req: PayloadRequest,
  key: SubmissionKey,
  { reply, to }: { reply: Reply; to: string },
): Promise<void> {
  const { user } = req;
  const thread = await findThread(req, key);
  const messageId = newMessageId();
  const { productName, siteUrl } = await imprint(req);
  const [subject, text] = [reply.subject.trim(), storedText(reply)];
  const mail = { to, subject, text: `${text}\n\n-- \n${productName}, ${siteUrl}\n`, messageId };
  const job = await queueMail(req, {
    ...mail,
    replyTo: await replyTo(req, key),
    headers: threadHeaders(thread),
  });
  await req.payload.create({
    collection: 'replies',
    data: {
      collection: key.collection,
      document: key.id,
      direction: 'out',
      state: 'queued',
      subject,
      text,
      address: to,
      by: user?.id,
      byName: user?.name,
      messageId,
      inReplyTo: thread.at(-1)?.messageId,
      job,
      formKey: reply.formKey,
    },
    depth: 0,
    req,
  });
}

async function setAnswered(
  req: PayloadRequest,
  { collection, id }: SubmissionKey,
  document: InboxDocument,
): Promise<SubmissionChange | undefined> {
  const { answered } = inboxKind(collection).workflow;
  if (!answered || document.status === answered) return undefined;
  // Validation rejects a status that the collection does not have.
  const data = { status: answered } as object;
  const access = { overrideAccess: false, user: req.user };
  return changedSchema.parse(await req.payload.update({ collection, id, data, depth: 0, ...access, req }));
}

/**
 * Stores a reply and queues its email in one transaction. Sends a form only once, and nothing if the
 * conversation has a newer entry than the form. See docs/decisions/0049.
 */
export async function sendReply(
  { payload, user }: SignedInRequest,
  key: SubmissionKey,
  reply: Reply,
): Promise<Sent> {
  const invalid = errorsIn(reply);
  if (invalid) return invalid;
  return inTransaction(payload, async (req) => {
    req.user = user;
    await lockReplies(req, key);
    const sent = await findFirst(req, 'replies', { formKey: { equals: reply.formKey } });
    // A draft open in two tabs has one key, but may have two texts.
    if (sent) return sent.text === storedText(reply) ? SENT : OUTDATED;
    const row = await findLockedRow(req, key.collection, key.id);
    if (!row) throw badRequest(SUBMISSION_NOT_FOUND);
    const document = await payload.findByID({ ...key, depth: 1, req });
    const obstacle = replyObstacle(key, document);
    const to = addressOf(key, document);
    if (obstacle || !to) throw badRequest(obstacle ?? SUBMISSION_NOT_FOUND);
    if (((await findThread(req, key)).at(-1)?.id ?? 0) !== reply.after) return OUTDATED;
    await queueReply(req, key, { reply, to });
    await deleteDraft(req, key);
    const changed = reply.setsAnswered ? await setAnswered(req, key, document) : undefined;
    return { ...SENT, changed };
  });
}
