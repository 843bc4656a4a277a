import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { imprint } from '#cms/mail/imprint.ts';
import { newMessageId, queueMail } from '#cms/mail/queue.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import type { Submission } from '#cms/payload-types.ts';
import { submissionKind } from '../kinds.ts';
import { SUBMISSION_NOT_FOUND } from '../schema.ts';
import { replyEmail, replyError } from './conversation.ts';
import { leftPlaceholder } from './placeholders.ts';
import { type NewReply, type Sent, subjectError, textError } from './reply-schema.ts';
import { findThread, threadHeaders } from './thread.ts';

const SENT = { message: 'Your reply is on its way.' };

const OUTDATED = {
  isOutdated: true,
  message:
    'Nothing was sent: someone else replied after you opened this. Read it above, then send your reply again.',
};

const leftover = (text: string): string | undefined => {
  const placeholder = leftPlaceholder(text);
  return placeholder && `Replace ${placeholder}: it has no value here.`;
};

function errorsIn({ subject, text }: NewReply): Sent | undefined {
  const errors = {
    subject: subjectError(subject) ?? leftover(subject),
    text: textError(text) ?? leftover(text),
  };
  return errors.subject || errors.text
    ? { errors, message: 'Nothing was sent. Check the fields.' }
    : undefined;
}

const storedText = ({ text }: NewReply): string => text.replace(/\r\n?/g, '\n').trim();

async function queueReply(
  req: PayloadRequest,
  submission: number,
  { reply, to }: { reply: NewReply; to: string },
): Promise<void> {
  const { user } = req;
  const thread = await findThread(req, submission);
  const messageId = newMessageId();
  const { contactEmail, productName, siteUrl } = await imprint(req);
  const [subject, text] = [reply.subject.trim(), storedText(reply)];
  const job = await queueMail(req, {
    to,
    subject,
    text: `${text}\n\n-- \n${productName}, ${siteUrl}\n`,
    messageId,
    replyTo: contactEmail,
    headers: threadHeaders(thread),
  });
  await req.payload.create({
    collection: 'replies',
    data: {
      submission,
      state: 'queued',
      subject,
      text,
      address: to,
      by: user?.id,
      byName: user?.name,
      messageId,
      job,
      formKey: reply.formKey,
    },
    depth: 0,
    req,
  });
}

async function setAnswered(req: PayloadRequest, { id, kind, status, revision }: Submission): Promise<void> {
  const { answered } = submissionKind(kind).workflow;
  if (!answered || status === answered) return;
  const data = { status: answered as Submission['status'], revision };
  await req.payload.update({ collection: 'submissions', id, data, depth: 0, overrideAccess: false, req });
}

/**
 * Stores a reply and queues its email in one transaction. Sends each form only once, and not at all if its writer
 * has not seen the latest reply. See docs/decisions/0024.
 */
export async function sendReply(
  { payload, user }: SignedInRequest,
  id: number,
  reply: NewReply,
): Promise<Sent> {
  const invalid = errorsIn(reply);
  if (invalid) return invalid;
  return inTransaction(payload, async (req) => {
    req.user = user;
    // Replies to the same submission wait for each other.
    await queryRows(req, sql`select id from submissions where id = ${id} for update`);
    const sent = await findFirst(req, 'replies', { formKey: { equals: reply.formKey } });
    // A draft that is open in two tabs has the same key in both, but the texts may differ.
    if (sent) return sent.text === storedText(reply) ? SENT : OUTDATED;
    const submission = await findFirst(req, 'submissions', { id: { equals: id } });
    if (!submission) throw badRequest(SUBMISSION_NOT_FOUND);
    const error = replyError(submission);
    const to = replyEmail(submission);
    if (error || !to) throw badRequest(error ?? SUBMISSION_NOT_FOUND);
    if (((await findThread(req, id)).at(-1)?.id ?? 0) !== reply.after) return OUTDATED;
    await queueReply(req, id, { reply, to });
    if (reply.setsAnswered) await setAnswered(req, submission);
    return SENT;
  });
}
