import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { valueAt, type InboxDocument } from '../document.ts';
import { inboxKind, type InboxSlug } from '../kinds.ts';
import { lockedRow, type LockedRow } from '../locked-row.ts';
import { refusalAt, type Objection } from '../refusal.ts';
import { isEnd, objectionToMove, type Workflow } from '../workflow.ts';

/** Somebody else has saved since this was opened, or in this very moment. */
const OVERTAKEN: Objection = {
  path: 'status',
  message:
    'Someone else changed this after you opened it. Nothing was saved; reload the page to see the change.',
};

/** The sender of what a machine seems to have sent is not mailed: somebody has to have judged otherwise first. */
const SPAM: Objection = {
  path: 'isSpam',
  message: 'Clear "Probably spam" first. Spam senders get no mail.',
};

interface Change {
  data: Partial<InboxDocument>;
  before: InboxDocument;
  now: LockedRow;
}

const isOvertaken = ({ data, before, now }: Change): boolean =>
  now.updatedAt.getTime() !== Date.parse(before.updatedAt) || (data.revision ?? 0) !== now.revision;

/** Why a move is refused; nothing where it is legal, or where nothing moves. */
function objectionToTheMove(workflow: Workflow, { data, now }: Change): Objection | undefined {
  if (!data.status || data.status === now.status) return undefined;
  const illegal = objectionToMove(workflow, now.status, data.status);
  if (illegal) return { path: 'status', message: illegal };
  return data.isSpam && workflow.notForSpam?.includes(data.status) ? SPAM : undefined;
}

const isWritten = (document: unknown, path: string): boolean => {
  const text = valueAt(document, path);
  return typeof text === 'string' && text.trim() !== '';
};

/** What a status needs and has not: it is written before, and stays written. */
function missing(workflow: Workflow, { data, before, now }: Change): Objection | undefined {
  const need = workflow.needs?.[data.status ?? now.status];
  if (!need || isWritten(data, need.path)) return undefined;
  return data.status !== now.status || isWritten(before, need.path) ? need : undefined;
}

/** What stands in the way of a change, at the field that can put it right. */
const objectionTo = (workflow: Workflow, change: Change): Objection | undefined =>
  isOvertaken(change) ? OVERTAKEN : (objectionToTheMove(workflow, change) ?? missing(workflow, change));

/** What follows from a move: who begins with something has it, and what has come to its end no longer waits. */
function consequences(workflow: Workflow, { data, now }: Change, { user }: PayloadRequest) {
  if (!data.status || data.status === now.status) return {};
  const closedAt = isEnd(workflow, data.status) ? new Date().toISOString() : null;
  const isGivenBack = data.status === workflow.statuses[0].value;
  return { closedAt, assignee: data.assignee ?? (isGivenBack ? null : (user?.id ?? null)) };
}

/**
 * Lets the work on a submission move as its workflow says, and nobody overwrite what somebody else has saved in the
 * meantime. Throws a validation error at the field that stands in the way.
 */
export const guardChange: CollectionBeforeChangeHook<InboxDocument> = async ({
  collection: { slug },
  data,
  originalDoc: before,
  operation,
  req,
}) => {
  if (operation === 'create' || !before) return data;
  const collection = slug as InboxSlug;
  const { workflow } = inboxKind(collection);
  const change = { data, before, now: await lockedRow(req, { collection, id: before.id }) };
  const objection = objectionTo(workflow, change);
  if (objection) throw refusalAt(collection, objection, req);
  const revision = change.now.revision + (req.user ? 1 : 0);
  return { ...data, ...consequences(workflow, change, req), revision, createdAt: before.createdAt };
};
