import type { Payload, PayloadRequest } from 'payload';
import { activeUsers, STAFF_ROLES } from '#cms/access.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { dueDate } from '#collections/inbox/due-date.ts';
import {
  type InboxDocument,
  inboxKind,
  isInboxSlug,
  submissionName,
  type SubmissionKey,
} from '#collections/inbox/kinds/index.ts';
import { findLockedRow } from '#collections/inbox/locked-row.ts';
import { staffEmails } from '#collections/inbox/notify-staff.ts';
import { isFinal } from '#collections/inbox/kinds/workflow.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { submissionIn } from '#collections/inbox/replies/reply-email.ts';
import type { MailHead } from './head.ts';
import type { InboundMail } from './inbound-mail.ts';
import type { Outcome } from './outcomes.ts';

export async function findSubmission(
  payload: Payload,
  { recipients, answers }: MailHead,
): Promise<SubmissionKey | undefined> {
  const base = process.env.INBOUND_MAIL_ADDRESS;
  const addressed = base && submissionIn(payload.secret, base, recipients);
  if (addressed) return addressed;
  const replies = answers.length > 0 ? await findAll(payload, 'replies', { messageId: { in: answers } }) : [];
  const [nearest] = replies.toSorted(
    (one, other) => answers.indexOf(one.messageId ?? '') - answers.indexOf(other.messageId ?? ''),
  );
  if (!nearest || !isInboxSlug(nearest.collection)) return undefined;
  return { collection: nearest.collection, id: nearest.document };
}

/** Reopens the submission if its workflow allows that, with a new due date, and ends a snooze. */
async function reopen(req: PayloadRequest, { collection, id }: SubmissionKey, document: InboxDocument) {
  const { workflow, dueIn } = inboxKind(collection);
  const { status, snoozedUntil } = document;
  const first = workflow.statuses[0].value;
  const reopens = status && isFinal(workflow, status) && workflow.next[status]?.includes(first);
  const data = {
    ...(reopens ? { status: first, dueAt: dueDate(dueIn, new Date()) } : {}),
    ...(snoozedUntil ? { snoozedUntil: null } : {}),
  };
  if (Object.keys(data).length === 0) return;
  await req.payload.update({ collection, id, data: data as object, depth: 0, req });
}

async function recipientsFor(req: PayloadRequest, { assignee }: InboxDocument): Promise<string[]> {
  const id = idOf(assignee);
  const user = id && (await findFirst(req, 'users', { id: { equals: id }, ...activeUsers(...STAFF_ROLES) }));
  return user ? [user.email] : staffEmails(req);
}

/** Leaves out the answer itself. Staff read it in the panel. */
async function notify(req: PayloadRequest, key: SubmissionKey, document: InboxDocument): Promise<void> {
  const link = `${siteUrl()}/admin/collections/${key.collection}/${key.id}`;
  const values = { what: submissionName(key, document), link };
  const queue = await prepareTemplate(req, 'answerReceived');
  for (const to of await recipientsFor(req, document)) await queue({ to, values });
}

export async function storeReply(
  req: PayloadRequest,
  key: SubmissionKey,
  { messageId, answers }: MailHead,
  mail: InboundMail,
): Promise<Outcome> {
  if (await findFirst(req, 'replies', { messageId: { equals: messageId } })) return 'repeated';
  if (!(await findLockedRow(req, key.collection, key.id))) return 'ignored';
  const document = await req.payload.findByID({ ...key, depth: 1, req });
  if (document.isSpam) return 'ignored';
  await req.payload.create({
    collection: 'replies',
    data: {
      collection: key.collection,
      document: key.id,
      direction: 'in',
      state: 'received',
      subject: mail.subject,
      text: mail.text,
      address: mail.from || '(no address)',
      attachments: mail.attachments.join('\n') || undefined,
      messageId,
      inReplyTo: answers[0],
    },
    depth: 0,
    req,
  });
  await reopen(req, key, document);
  await notify(req, key, document);
  return 'stored';
}
