import type { PayloadRequest } from 'payload';
import { imprint } from '#cms/mail/imprint.ts';
import { mailSchema } from '#cms/mail/queue.ts';
import { type InboxDocument, inboxKind, type SubmissionKey, textAt } from '../kinds/index.ts';
import { statusLabel } from '../kinds/workflow.ts';
import { currentDay } from '#cms/time/new-york.ts';
import type { ReplyValues } from './placeholders.ts';

export function addressOf({ collection }: SubmissionKey, document: InboxDocument): string | undefined {
  return mailSchema.shape.to.safeParse(textAt(document, inboxKind(collection).email)).data;
}

export function replyObstacle(key: SubmissionKey, document: InboxDocument): string | undefined {
  if (document.isSpam) return 'Clear "Probably spam" first. Spam senders get no email.';
  if (!addressOf(key, document)) return 'The visitor gave no email address, so you cannot reply.';
  return undefined;
}

/** Repeats nothing that the visitor typed, since the email is unconfirmed. */
export function firstSubject({ collection }: SubmissionKey, document: InboxDocument): string {
  const { singular } = inboxKind(collection);
  const what = /^[A-Z]{2}/.test(singular) ? singular : singular.charAt(0).toLowerCase() + singular.slice(1);
  return ['Your', what, textAt(document, 'reference')].filter(Boolean).join(' ');
}

const DAY = { weekday: undefined, year: 'numeric' } as const;

const dayOf = (at: string | null | undefined): string | undefined =>
  at ? currentDay(new Date(at), DAY) : undefined;

export async function replyValues(
  req: PayloadRequest,
  { collection }: SubmissionKey,
  document: InboxDocument,
): Promise<ReplyValues> {
  const { workflow, senderName } = inboxKind(collection);
  return {
    name: textAt(document, senderName),
    reference: textAt(document, 'reference'),
    receivedDay: dayOf(document.createdAt),
    dueDay: dayOf(document.dueAt),
    statusLabel: document.status ? statusLabel(workflow, document.status) : undefined,
    staffName: req.user?.name,
    productName: (await imprint(req)).productName,
  };
}
