import type { PayloadRequest, Where } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import type { SubmissionKey } from '../kinds/index.ts';
import { findLockedRow } from '../locked-row.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import type { ReplyDraft } from './reply-schema.ts';

export const SUBMISSION_NOT_FOUND =
  'This submission no longer exists. It may have been deleted. Reload the page.';

export const lockReplies = (req: PayloadRequest, { collection, id }: SubmissionKey): Promise<void> =>
  lockUntilCommit(req, `replies to ${collection}/${id}`);

const ownDraft = ({ user }: PayloadRequest, { collection, id }: SubmissionKey): Where => ({
  collection: { equals: collection },
  document: { equals: id },
  user: { equals: user?.id ?? 0 },
});

export async function findDraft(req: PayloadRequest, key: SubmissionKey): Promise<ReplyDraft | undefined> {
  const draft = await findFirst(req, 'reply-drafts', ownDraft(req, key));
  if (!draft) return undefined;
  const { subject, text, setsAnswered, formKey } = draft;
  return { subject: subject ?? '', text, setsAnswered, formKey };
}

export async function deleteDraft(req: PayloadRequest, key: SubmissionKey): Promise<void> {
  await req.payload.delete({ collection: 'reply-drafts', where: ownDraft(req, key), depth: 0, req });
}

export const saveDraft = (
  { payload, user }: SignedInRequest,
  key: SubmissionKey,
  draft: ReplyDraft,
): Promise<{ isStored: boolean }> =>
  inTransaction(payload, async (req) => {
    req.user = user;
    await lockReplies(req, key);
    if (!(await findLockedRow(req, key.collection, key.id))) throw badRequest(SUBMISSION_NOT_FOUND);
    const isSent = await findFirst(req, 'replies', { formKey: { equals: draft.formKey } });
    if (isSent) return { isStored: false };
    await deleteDraft(req, key);
    if (!draft.text.trim()) return { isStored: false };
    const data = { ...draft, collection: key.collection, document: key.id, user: user.id };
    await payload.create({ collection: 'reply-drafts', data, depth: 0, req });
    return { isStored: true };
  });
