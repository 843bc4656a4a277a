import type { PayloadRequest } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import { submissionKind } from '#collections/submissions/kinds.ts';
import { isFinal } from '#collections/submissions/workflow.ts';

/** Without a user, so without an email and without an entry in the history. */
export async function setStatus(
  req: PayloadRequest,
  id: number,
  status: Submission['status'],
): Promise<void> {
  const { kind, createdAt } = await req.payload.findByID({ collection: 'submissions', id, depth: 0, req });
  const closedAt = isFinal(submissionKind(kind).workflow, status) ? createdAt : null;
  await req.payload.update({ collection: 'submissions', id, data: { status, closedAt }, depth: 0, req });
}
