import type { PayloadRequest } from 'payload';
import { findAll } from '#cms/database/find.ts';
import { type InboxDocument, inboxKind, type SubmissionKey } from '../kinds/index.ts';
import { offeredStatuses } from '../kinds/workflow.ts';
import type { Reply } from '#cms/payload-types.ts';
import { findDraft } from './find-draft.ts';
import { fillCopy } from './placeholders.ts';
import type { Conversation, ConversationEntry } from './reply-schema.ts';
import { addressOf, firstSubject, replyObstacle, replyValues } from './submission.ts';
import { replySubject, findThread } from './thread.ts';

const entryOf = (reply: Reply, own: string | undefined): ConversationEntry => ({
  id: reply.id,
  at: reply.sentAt ?? reply.createdAt,
  direction: reply.direction,
  state: reply.state,
  reason: reply.reason ?? undefined,
  from: reply.direction === 'in' ? reply.address : (reply.byName ?? ''),
  isOtherEmail: reply.direction === 'in' && reply.address.toLowerCase() !== own?.toLowerCase(),
  subject: reply.subject,
  text: reply.text,
  attachments: reply.attachments?.split('\n') ?? [],
});

async function filledTemplates(req: PayloadRequest, key: SubmissionKey, document: InboxDocument) {
  const templates = await findAll(req, 'reply-templates', {}, 'name');
  const offered = templates.filter(({ kinds }) => !kinds?.length || kinds.includes(key.collection));
  const values = await replyValues(req, key, document);
  return offered.map(({ id, name, subject, body }) => ({
    id,
    name,
    subject: fillCopy(subject, values),
    body: fillCopy(body, values),
  }));
}

function answeredStatus({ collection }: SubmissionKey, { status }: InboxDocument): Conversation['answered'] {
  const { workflow } = inboxKind(collection);
  if (!status || status === workflow.answered) return undefined;
  return offeredStatuses(workflow, status).find(({ value }) => value === workflow.answered);
}

export async function findConversation(
  req: PayloadRequest,
  key: SubmissionKey,
  document: InboxDocument,
): Promise<Conversation> {
  const [thread, templates, draft] = await Promise.all([
    findThread(req, key),
    filledTemplates(req, key, document),
    findDraft(req, key),
  ]);
  const to = addressOf(key, document);
  const last = thread.at(-1);
  return {
    entries: thread.map((reply) => entryOf(reply, to)),
    obstacle: replyObstacle(key, document),
    to,
    subject: last ? replySubject(last.subject) : firstSubject(key, document),
    templates,
    answered: answeredStatus(key, document),
    draft,
  };
}
