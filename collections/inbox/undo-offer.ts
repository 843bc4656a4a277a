import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { isForm } from '#cms/editing/form-request.ts';
import { idOf } from '#cms/fields/id-of.ts';
import type { InboxDocument, InboxSlug, SubmissionKey } from './kinds/index.ts';
import { findLockedRow } from './locked-row.ts';
import { signUndo } from './undo-token.ts';

type Before = Partial<Pick<InboxDocument, 'status' | 'assignee' | 'snoozedUntil' | 'isSpam' | 'closedAt'>>;

export async function signedUndo(
  req: PayloadRequest,
  { collection, id }: SubmissionKey,
  before: Before,
): Promise<string> {
  const now = await findLockedRow(req, collection, id);
  const { mailOfChange: mail } = req.context;
  return signUndo(req.payload.secret, {
    collection,
    id,
    revision: now?.revision ?? 0,
    before: {
      status: before.status ?? '',
      assignee: idOf(before.assignee) ?? null,
      snoozedUntil: before.snoozedUntil ?? null,
      isSpam: before.isSpam ?? false,
      closedAt: before.closedAt ?? null,
    },
    mail: typeof mail === 'number' ? mail : undefined,
  });
}

/** Adds an undo token to the response when a form's save emails the sender. `StatusField` shows it. */
export const offerUndo: CollectionAfterChangeHook<InboxDocument> = async ({
  collection: { slug },
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !isForm(req) || req.context.mailOfChange === undefined) return doc;
  const undo = await signedUndo(req, { collection: slug as InboxSlug, id: doc.id }, previousDoc);
  return { ...doc, undo };
};
