import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { isUpdate } from '#cms/editing/guard-saves.ts';
import { badRequest, conflict } from '#cms/errors.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { stopHeldJob } from '#cms/jobs/held-job.ts';
import type { Submission } from '#cms/payload-types.ts';
import { submissionKind } from './kinds.ts';
import { afterDecision, decisionError } from './decisions.ts';
import { snoozeFieldError } from './snooze.ts';
import { isFinal, transitionError } from './workflow.ts';

interface Change {
  before: Submission;
  after: Submission;
}

/** Locks the row until the transaction ends, so that the second of two changes sees the first. */
async function lockedRevision(req: PayloadRequest, id: number): Promise<number> {
  const rows = await queryRows<{ revision: string }>(
    req,
    sql`select revision from submissions where id = ${id} for update`,
  );
  return Number(rows[0]?.revision);
}

const CHANGES = {
  assignee: 'Not assigned',
  status: 'Not changed',
  snoozedUntil: 'Not snoozed',
  isSpam: 'Not marked',
  reason: 'Not changed',
} as const;

const isChanged = (field: keyof typeof CHANGES, { before, after }: Change): boolean =>
  (idOf(before[field]) ?? before[field] ?? null) !== (idOf(after[field]) ?? after[field] ?? null);

/** How to name a changed field in a message, by its label in the history. */
const CHANGED: Record<string, string> = {
  Status: 'the status',
  Assignee: 'the assignee',
  'Snoozed until': 'the snooze',
  'Probably spam': 'whether it is spam',
  Reason: 'the reason',
};

/** Returns a message such as "Not assigned: Bea Baker has just changed the assignee." */
async function staleMessage(req: PayloadRequest, change: Change): Promise<string> {
  const tried = (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).find((field) => isChanged(field, change));
  const [last] = await queryRows<{ field: string; by_name: string }>(
    req,
    sql`select field, by_name from changes where submission_id = ${change.before.id}
          and created_at > (
            select max(created_at) - interval '1 second' from changes where submission_id = ${change.before.id}
          )
        order by field = 'Status' desc, id desc limit 1`,
  );
  const what = isUndo(req) ? 'Not undone' : tried ? CHANGES[tried] : 'Not changed';
  return last
    ? `${what}: ${last.by_name} has just changed ${CHANGED[last.field] ?? 'this'}.`
    : `${what}: someone else has just changed this.`;
}

const isUndo = ({ query, user }: PayloadRequest): boolean => Boolean(user) && query.undo === 'true';

const SPAM = 'Clear "Probably spam" first. Spam senders get no email.';

async function statusError(req: PayloadRequest, { before, after }: Change): Promise<string | undefined> {
  if (before.status === after.status) return undefined;
  const { workflow } = submissionKind(before.kind);
  const illegal = transitionError(workflow, before.status, after.status);
  if (illegal) return illegal;
  if (after.isSpam && workflow.notForSpam?.includes(after.status)) return SPAM;
  if (workflow.reasonFor?.[after.status] && !after.reason?.trim())
    return 'Write the reason first. The sender gets it by email.';
  return decisionError(req, after);
}

/** A transition assigns an unassigned submission to the user who makes it. A final status closes it. */
function transitionEffects({ before, after }: Change, { user }: PayloadRequest): Partial<Submission> {
  if (before.status === after.status) return {};
  const { workflow } = submissionKind(before.kind);
  const closedAt = isFinal(workflow, after.status) ? new Date().toISOString() : null;
  const isReopened = after.status === workflow.statuses[0].value;
  return {
    closedAt,
    ...(closedAt && { snoozedUntil: null }),
    assignee: after.assignee ?? (isReopened ? null : (user?.id ?? null)),
  };
}

/**
 * Restores the values from before the last change, without checking the workflow or the reason. Sends no email,
 * and stops the email of the last change if it is still waiting. Throws a conflict if it was already sent.
 */
async function undo(req: PayloadRequest, { before, after }: Change): Promise<Partial<Submission>> {
  if (after.status !== before.status && after.status !== before.statusBefore)
    throw conflict('Not undone: this is no longer the last change.');
  if (after.status !== before.status && before.heldJob) await stopHeldJob(req, before.heldJob);
  const isClosed = isFinal(submissionKind(before.kind).workflow, after.status);
  // Do not restore a snooze that has ended in the meantime.
  const isOver = after.snoozedUntil && Date.parse(after.snoozedUntil) <= Date.now();
  return {
    statusBefore: null,
    heldJob: null,
    closedAt: isClosed ? (before.closedAt ?? new Date().toISOString()) : null,
    ...(isOver && { snoozedUntil: null }),
  };
}

async function decide(req: PayloadRequest, change: Change): Promise<Partial<Submission>> {
  const { before, after } = change;
  const message = await statusError(req, change);
  const invalid = message
    ? { path: 'status', message }
    : isChanged('snoozedUntil', change) && after.snoozedUntil && snoozeFieldError(after);
  if (invalid) {
    const error = new ValidationError({ collection: 'submissions', errors: [invalid], req });
    throw Object.assign(error, { message: invalid.message });
  }
  const effects = transitionEffects(change, req);
  const heldJob = await afterDecision(req, { before, after: { ...after, ...effects } });
  return { ...effects, statusBefore: before.status, heldJob: heldJob ?? null };
}

/** Locks the row before Payload reads it, because Payload writes the whole row back. */
export const lockSubmission: CollectionBeforeOperationHook<'submissions'> = async (event) => {
  if (!isUpdate(event)) return;
  const { args, req } = event;
  // Require the revision here, because Payload would fill in the stored one if it were missing.
  if (req.user && typeof args.data.revision !== 'number')
    throw badRequest('Send the revision that you have seen.');
  if ('id' in args) await lockedRevision(req, Number(args.id));
};

/** Rejects transitions outside the workflow, and changes based on an old revision. */
export const changeSubmission: CollectionBeforeChangeHook<Submission> = async ({
  data,
  originalDoc: before,
  operation,
  req,
}) => {
  if (operation === 'create' || !before || !req.user) return data;
  const revision = await lockedRevision(req, before.id);
  const change = { before, after: { ...before, ...data } };
  if (revision !== data.revision) throw conflict(await staleMessage(req, change));
  const effects = isUndo(req) ? await undo(req, change) : await decide(req, change);
  return { ...data, ...effects, revision: revision + 1, createdAt: before.createdAt };
};
