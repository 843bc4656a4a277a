import type { PayloadRequest } from 'payload';
import { findAll } from '#cms/database/find.ts';
import { imprint } from '#cms/mail/imprint.ts';
import { mailSchema } from '#cms/mail/queue.ts';
import type { Reply, Submission } from '#cms/payload-types.ts';
import { currentDay } from '#cms/time/new-york.ts';
import { lowerFirst, submissionKind } from '../kinds.ts';
import type { Detail, ReplyEntry } from '../schema.ts';
import { statusLabel } from '../workflow.ts';
import { fillCopy, type ReplyValues } from './placeholders.ts';
import { findThread, replySubject } from './thread.ts';

export const replyEmail = ({ email }: Submission): string | undefined =>
  mailSchema.shape.to.safeParse(email ?? '').data;

export function replyError(submission: Submission): string | undefined {
  if (submission.isSpam) return 'Clear "Probably spam" first. Spam senders get no email.';
  if (!replyEmail(submission)) return 'The visitor gave no email address, so you cannot reply.';
  return undefined;
}

/** Contains nothing that the visitor typed, because the email address is unconfirmed. */
function firstSubject({ kind, reference }: Submission): string {
  return ['Your', lowerFirst(submissionKind(kind).singular), reference].filter(Boolean).join(' ');
}

const DAY = { weekday: undefined, year: 'numeric' } as const;

const formatDay = (at: string): string => currentDay(new Date(at), DAY);

async function replyValues(req: PayloadRequest, submission: Submission): Promise<ReplyValues> {
  const { kind, name, reference, createdAt, dueAt, status } = submission;
  return {
    name: name ?? undefined,
    reference: reference ?? undefined,
    receivedDay: formatDay(createdAt),
    dueDay: formatDay(dueAt),
    statusLabel: statusLabel(submissionKind(kind).workflow, status),
    staffName: req.user?.name,
    productName: (await imprint(req)).productName,
  };
}

async function filledTemplates(req: PayloadRequest, submission: Submission): Promise<Detail['templates']> {
  const templates = await findAll(req, 'reply-templates', {}, 'name');
  const values = await replyValues(req, submission);
  return templates
    .filter(({ kinds }) => !kinds?.length || kinds.includes(submission.kind))
    .map(({ id, name, subject, body }) => ({
      id,
      name,
      subject: fillCopy(subject, values),
      body: fillCopy(body, values),
    }));
}

const toEntry = (reply: Reply): ReplyEntry => ({
  id: reply.id,
  at: reply.sentAt ?? reply.createdAt,
  by: reply.byName ?? '',
  state: reply.state,
  reason: reply.reason ?? undefined,
  subject: reply.subject,
  text: reply.text,
});

export async function findConversation(
  req: PayloadRequest,
  submission: Submission,
): Promise<Pick<Detail, 'replies' | 'replyError' | 'replySubject' | 'templates'>> {
  const thread = await findThread(req, submission.id);
  const last = thread.at(-1);
  return {
    replies: thread.map(toEntry),
    replyError: replyError(submission) ?? null,
    replySubject: last ? replySubject(last.subject) : firstSubject(submission),
    templates: await filledTemplates(req, submission),
  };
}
